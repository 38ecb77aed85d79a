import { describe } from 'vitest'
import { betco, betsy } from '../setup/games/dt.ts'
import { playScenarios } from '../setup/games/scenarios.ts'

describe('betsy', () => playScenarios(betsy))
describe('betco', () => playScenarios(betco))
