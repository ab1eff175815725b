/** Prints rows of text in columns under a title, with numbers aligned right. */
export function printTable(title, head, rows) {
  const lines = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column].length)))
  console.log(`\n${title}\n`)
  for (const line of lines) {
    const cells = line.map((text, column) =>
      column === 0 ? text.padEnd(widths[column]) : text.padStart(widths[column]),
    )
    console.log(`  ${cells.join('   ').trimEnd()}`)
  }
  console.log()
}
