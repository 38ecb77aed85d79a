import { afterAll } from 'vitest'
import { dropCopies } from './copies.ts'

afterAll(dropCopies)
