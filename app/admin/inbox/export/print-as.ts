/** Opens the browser's print dialog; a browser proposes the document's title as the name of a PDF. */
export function printAs(name: string, onDone: () => void): void {
  const before = document.title;
  document.title = name;
  const finish = () => {
    document.title = before;
    onDone();
  };
  window.addEventListener('afterprint', finish, { once: true });
  window.print();
}
