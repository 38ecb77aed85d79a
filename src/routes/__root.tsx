import { createRootRoute, Outlet } from '@tanstack/react-router'
import { BottomBar } from '../shell/bottom-bar.tsx'
import { Footer } from '../shell/footer.tsx'
import { Header } from '../shell/header.tsx'
import { Layout } from '../shell/layout.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { PageFailed } from '../shell/page-failed.tsx'
import { Toaster } from '../ui/toaster.tsx'

const later = () => {}

function Root() {
  return (
    <>
      <Layout
        header={
          <Header
            unread={0}
            locale="tr"
            menuOpen={false}
            onLanguage={later}
            onMenuOpen={later}
            onMenuClose={later}
            onNotifications={later}
            onLogout={later}
            onDeposit={later}
            onSideMenu={later}
            onUser={later}
            onLogin={later}
            onRegister={later}
          />
        }
        footer={<Footer />}
        bottomBar={<BottomBar onDeposit={later} onSupport={later} onChoose={later} />}
      >
        <Outlet />
      </Layout>
      <Toaster />
    </>
  )
}

export const Route = createRootRoute({
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: PageFailed,
})
