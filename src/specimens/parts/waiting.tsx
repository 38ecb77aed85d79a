import { ComingBar } from '../../ui/coming-bar.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { said } from '../said.ts'
import styles from '../samples.module.css'
import type { Group } from '../specimen.tsx'

export const waiting: Group = {
  title: 'While something is on its way',
  specimens: [
    {
      part: 'skeleton.tsx',
      about: 'The place of something that is coming, in its shape; the list around it says that it is busy.',
      states: {
        'at rest': 'It exists only while something is awaited.',
        'hover and focus': said.still,
        busy: (
          <div className={styles.column} aria-busy="true">
            <Skeleton width="70%" />
            <Skeleton />
            <Skeleton shape="circle" />
            <Skeleton shape="block" height="4rem" />
          </div>
        ),
        disabled: said.notDisabled,
        error: 'What has not come says so in its place.',
        empty: said.noEmpty,
        'long text': said.noWords,
      },
    },
    {
      part: 'spinner.tsx',
      about: 'Turns where words already say what is awaited; alone, it says it by its label.',
      states: {
        'at rest': 'It exists only while something is awaited.',
        'hover and focus': said.still,
        busy: (
          <div className={styles.row}>
            <Spinner label="Yükleniyor" />
            <span>
              <Spinner />
            </span>
          </div>
        ),
        disabled: said.notDisabled,
        error: said.noError,
        empty: said.noEmpty,
        'long text': said.noWords,
      },
    },
    {
      part: 'progress.tsx',
      about: 'How far something has come; the figures stand beside the bar.',
      states: {
        'at rest': <Progress label="Çevrim" value={1_250} max={2_500} />,
        'hover and focus': said.still,
        busy: said.awaitsNothing,
        disabled: said.notDisabled,
        error: said.noError,
        empty: <Progress label="Çevrim" value={0} max={2_500} />,
        'long text': said.noWords,
      },
    },
    {
      part: 'coming-bar.tsx',
      about:
        'A line along the top while a page or a dialog is on its way; what comes quickly never shows it.',
      states: {
        'at rest': 'It exists only while something is awaited.',
        'hover and focus': said.still,
        busy: (
          <div className={styles.window}>
            <ComingBar />
          </div>
        ),
        disabled: said.notDisabled,
        error: said.noError,
        empty: said.noEmpty,
        'long text': said.noWords,
      },
    },
  ],
}
