import type { Point, Size } from './drawing.ts'

export interface Packed extends Size {
  /** In the order of the sizes. */
  places: Point[]
}

/** Tries every number of columns and of rows and takes what is closest to the form (width / height). */
export function packed(sizes: readonly Size[], gap: number, form: number): Packed {
  const ways = sizes.flatMap((_, index) => [inColumns(sizes, gap, index + 1), inRows(sizes, gap, index + 1)])
  const size = ({ width, height }: Size) => Math.max(width, height * form)
  return ways.toSorted((one, other) => size(one) - size(other))[0] ?? { places: [], width: 0, height: 0 }
}

function inColumns(sizes: readonly Size[], gap: number, count: number): Packed {
  const columns = Array.from({ length: count }, () => ({ width: 0, height: 0 }))
  const put = sizes.map(({ width, height }) => {
    const column = columns.reduce((one, other) => (other.height < one.height ? other : one))
    const y = column.height
    column.height += height + gap
    column.width = Math.max(column.width, width)
    return { column, y }
  })
  const left = (column: Size) =>
    columns.slice(0, columns.indexOf(column)).reduce((sum, { width }) => sum + width + gap, 0)
  return {
    places: put.map(({ column, y }) => ({ x: left(column), y })),
    width: columns.reduce((sum, { width }) => sum + width + gap, -gap),
    height: Math.max(0, ...columns.map(({ height }) => height - gap)),
  }
}

function inRows(sizes: readonly Size[], gap: number, count: number): Packed {
  const turned = inColumns(
    sizes.map(({ width, height }) => ({ width: height, height: width })),
    gap,
    count,
  )
  return {
    places: turned.places.map(({ x, y }) => ({ x: y, y: x })),
    width: turned.height,
    height: turned.width,
  }
}
