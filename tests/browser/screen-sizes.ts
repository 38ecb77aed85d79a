export interface Size {
  width: number
  height: number
}

export const phone: Size = { width: 360, height: 780 }
export const tablet: Size = { width: 768, height: 1024 }
export const desktop: Size = { width: 1280, height: 900 }
export const wide: Size = { width: 1920, height: 1080 }
