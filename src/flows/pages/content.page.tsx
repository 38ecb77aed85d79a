import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/state.tsx'
import styles from './content.module.css'
import type { LoadedPage } from './page.load.ts'
import { PagesMenu } from './pages-menu.tsx'

export function ContentPage({ page: { content, categories } }: { page: LoadedPage }) {
  return (
    <Frame
      title={content ? content.title : <Trans>Bilgi</Trans>}
      menu={categories.length > 0 && <PagesMenu categories={categories} />}
    >
      {content ? (
        <Card className={styles.words}>
          <Prose html={content.body} />
        </Card>
      ) : (
        <ContentMissing />
      )}
    </Frame>
  )
}

const lines = ['92%', '100%', '86%', '96%', '64%']

export function ContentComing() {
  return (
    <Frame title={<Trans>Bilgi</Trans>} menu={<Skeleton shape="block" height="20rem" />}>
      <Card className={styles.words}>
        <div aria-busy="true" className={styles.coming}>
          {lines.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
          <Skeleton shape="block" height="14rem" />
        </div>
      </Card>
    </Frame>
  )
}

function Frame({ title, menu, children }: { title: ReactNode; menu: ReactNode; children: ReactNode }) {
  return (
    <>
      <PageHead title={title} back="/" />
      <div className={styles.page}>
        <article className={styles.article}>{children}</article>
        {menu}
      </div>
    </>
  )
}

function ContentMissing() {
  const router = useRouter()
  return (
    <ErrorState
      title={<Trans>Sayfa yüklenemedi</Trans>}
      text={<Trans>Bağlantınızı kontrol edip yeniden deneyin. Hesabınızda bir değişiklik olmadı.</Trans>}
      onRetry={() => void router.invalidate()}
    />
  )
}
