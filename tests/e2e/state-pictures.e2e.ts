import { expect } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { locales } from '#contract/locale.ts'
import { newPerson } from '#tests/browser/person.ts'
import { Player } from '#tests/browser/player.ts'
import { test } from '#tests/browser/test.ts'
import { browserCases } from '#tests/flows/driver/cases.ts'
import { otherEnds } from '#tests/flows/driver/ends.ts'
import { HeldServer } from '#tests/flows/driver/held-server.ts'
import { pictureThem, recordOf } from '#tests/flows/driver/pictures.ts'
import { followFlows, restsIn } from 'statechart-replay'
import { rememberedPictured, shotOf, sizes, themes } from '#tests/flows/driver/state-pictures.ts'

const heading = { tr: 'Giriş Yap', en: 'Login' }
const refusal = { tr: 'Kullanıcı adı veya şifre hatalı.', en: 'The username or password is wrong.' }

for (const language of locales)
  test(`Scenario: a state is pictured in its language, both themes and four sizes while the flow rests in it, ${language}`, async ({
    page,
  }, info) => {
    const folder = pathToFileURL(`${info.outputPath('states')}/`)
    const [here, elsewhere] = ['filling in', 'logging in'].flatMap((state) =>
      otherEnds(browserCases('login'), state, language)
        .slice(0, 1)
        .map((end) => recordOf('login', state, end, { language, answers: language })),
    )
    if (!here || !elsewhere) throw new Error('The login has lost a state')
    const answered = page.waitForResponse('**/api/auth/login')
    const { username, password } = newPerson()
    const logsInInVain = async () => {
      await followFlows(page)
      await page.goto('/')
      const { dialog } = new Player(page)
      await page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' }).click()
      await dialog.getByLabel('Kullanıcı adı').fill(username)
      await dialog.getByLabel('Şifre', { exact: true }).fill(password)
      await dialog.getByRole('button', { name: 'Giriş Yap' }).click()
      expect(await (await answered).json()).toMatchObject({ message: refusal[language] })
      await expect(dialog.getByLabel('Kullanıcı adı')).toBeEnabled()
      return { server: new HeldServer(page, language), whyNot: () => null }
    }
    await pictureThem(page, [here, elsewhere], language, logsInInVain, folder)

    await expect(page.getByRole('dialog').getByRole('heading', { name: heading[language] })).toBeVisible()
    expect(await restsIn(page, 'login', 'filling in')).toBe(true)
    const { shots = [], error } = rememberedPictured('login', 'filling in', language, folder) ?? {}
    expect(error).toBeNull()
    expect(shots).toHaveLength(sizes.length * themes.length)
    for (const shot of shots) {
      expect(shot.reason).toBeNull()
      const { width } = await sharp(readFileSync(new URL(shotOf(here, shot), folder))).metadata()
      expect(width).toBe(shot.width)
    }
    const light = async (theme: 'dark' | 'light') => {
      const file = readFileSync(new URL(shotOf(here, { theme, width: 360 }), folder))
      return (await sharp(file).greyscale().stats()).channels[0]?.mean ?? 0
    }
    expect(await light('light')).toBeGreaterThan(2 * (await light('dark')))
    expect(rememberedPictured('login', 'logging in', language, folder)).toMatchObject({
      error: 'The page does not rest in it.',
      shots: [],
    })
  })
