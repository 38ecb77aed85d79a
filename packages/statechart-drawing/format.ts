/** What a chart is read in; pixels. */
export interface Format {
  /** Width divided by height. */
  form: number
  widestState: number
  widestRow: number
}

export const formats = {
  wide: { form: 1.5, widestState: 190, widestRow: 180 },
  /** A phone that is held upright. */
  tall: { form: 0.5, widestState: 130, widestRow: 130 },
} satisfies Record<string, Format>

export type FormatName = keyof typeof formats
