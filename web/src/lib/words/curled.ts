/** The apostrophe as it is printed. */

/** The server writes an apostrophe as a typewriter does; after a letter or a digit the page prints it. */
export const curled = (text: string): string => text.replace(/(?<=[\p{L}\p{N}])'/gu, "’");
