/** Prints once the page shows what is to be printed. A PDF takes its name from the title. */
export function printAs(name: string | null): void {
  const title = document.title;
  setTimeout(() => {
    if (name !== null) document.title = name;
    window.print();
    document.title = title;
  });
}
