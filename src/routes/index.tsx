import { createFileRoute } from '@tanstack/react-router'
import { useSite } from '../flows/site/site.ts'
import { usePlayer } from '../flows/site/use-player.ts'
import { Home } from '../shell/home.tsx'

function Page() {
  const site = useSite()
  const player = usePlayer()
  return (
    <Home
      loggedIn={player !== null}
      onRegister={() => site.send({ type: 'sign up' })}
      onLogin={() => site.send({ type: 'log in' })}
    />
  )
}

export const Route = createFileRoute('/')({ component: Page })
