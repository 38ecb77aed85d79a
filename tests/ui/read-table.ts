/** What stands in backquotes. */
export const quotes = (cell = '') => Array.from(cell.matchAll(/`([^`]+)`/g), ([, quoted = '']) => quoted)

/** The lines of a page's tables that are neither their heads nor the rules below them, cell by cell. */
export function rowsOf(page: string, isRow: (cells: string[]) => boolean): string[][] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[ |-]+\|$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(isRow)
}
