import { createFileRoute } from '@tanstack/react-router'
import { PlayPage } from '../flows/game/play.page.tsx'

function Page() {
  return <PlayPage encoded={Route.useParams().game} />
}

export const Route = createFileRoute('/casino/play/$game')({ component: Page })
