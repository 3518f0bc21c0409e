/** The laws as a book. */

export const LAWS = {
  own: "The order and numbering are those of the printed laws. The words are our own.",
  search: "Search in these laws",
  searchFor: "A word, or the number of an article",
  contents: "Contents",
  none: "No article has these words.",
};
