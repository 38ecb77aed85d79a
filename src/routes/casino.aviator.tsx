import { createFileRoute } from '@tanstack/react-router'
import { NamedGamePage } from '../flows/named-game/named-game.page.tsx'

/** Section 2: the Aviator entry opens the game found by searching for Aviator. */
const Page = () => <NamedGamePage name="Aviator" />

export const Route = createFileRoute('/casino/aviator')({ component: Page })
