import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { after, done } from '#charts/flows/events.ts'
import { session } from '#charts/flows/given.ts'
import { form } from '#charts/flows/registration/registration.world.ts'
import { flows } from '#machines/flows.ts'
import { Welcome } from '#src/flows/registration/welcome.tsx'
import { SiteContext } from '#src/flows/site/site.ts'
import { standOf } from '#tests/machines/inert.ts'
import { renderAt } from './in-router.tsx'

afterEach(cleanup)

test('Scenario: a new player who wants a limit first sees its page, not the dialog over it', async () => {
  const { site, flow, sent } = standOf(flows.registration.machine, { trialBonus: 0 }, [
    done('load the countries', []),
    after('country list', 'registration', 'laying out the countries'),
    { type: 'register', form },
    done('register', { session, message: 'Hoş geldiniz.' }),
    done('phone verification', { phone: session.phone }),
    after('confetti', 'registration', 'celebrating'),
  ])
  await renderAt(
    '/',
    <SiteContext value={site}>
      <Welcome registration={flow as never} />
    </SiteContext>,
  )
  fireEvent.click(screen.getByRole('link', { name: 'Önce limitimi koyayım' }))
  expect(sent).toEqual([{ type: 'close' }, { type: 'close' }])
})
