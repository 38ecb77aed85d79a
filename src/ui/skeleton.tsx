import { useHydrated } from '@tanstack/react-router'
import { classes } from './classes.ts'
import styles from './skeleton.module.css'

type SkeletonProps = {
  /** text: as high as a line; block: fills what its parent gives it. */
  shape?: 'text' | 'block' | 'circle'
  /** CSS lengths. */
  width?: string
  height?: string
}

/** The place of something that is coming, in its shape. Give the surrounding list `aria-busy`. */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  // The policy of the site takes no style that is written into a document.
  const style = useHydrated() ? { width, height } : undefined
  return <span aria-hidden className={classes(styles.skeleton, styles[shape])} style={style} />
}
