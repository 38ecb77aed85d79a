import { leaveTheTill } from '#tests/browser/till.ts'
import { rule } from '../grammar.ts'
import {
  inPlace,
  field,
  button,
  banner,
  isThere,
  isReady,
  isLocked,
  isBusy,
  everyField,
  placeholders,
  kept,
  toast,
  type Sight,
} from './looks.ts'

/** Each sentence that a case says of the page, as it stands in the words of the flows. */
export const sightsOfThePage: readonly Sight[] = [
  rule(
    'the @ dialog (?:is open|opens in the same place)',
    '(?:aynı yerde )?@ penceresi (?:açıktır|açılır)',
    ({ page }, [name = '']) => isThere(page.getByRole('dialog', { name, exact: true })),
  ),
  rule(
    'the dialog (?:has closed|closes)',
    'pencere (?:kapanmıştır|kapanır)',
    async ({ page }) => !(await isThere(page.getByRole('dialog').filter({ visible: true }))),
  ),
  rule(
    'the fields? @ can be filled in',
    '@ alan(?:ı|ları) doldurulabilir',
    inPlace((place, name) => isReady(field(place, name))),
  ),
  rule(
    'the fields? @ (?:is|are) (?:still )?locked',
    '@ alan(?:ı|ları) (?:hâlâ )?kilitlidir',
    inPlace((place, name) => isLocked(field(place, name))),
  ),
  rule(
    'the (?:fields are|form is) locked',
    '(?:alanlar|form) kilitlidir',
    everyField((each) => each.isDisabled()),
  ),
  rule(
    'the button @ shows that it is waiting',
    '@ düğmesinde bekleme simgesi görünür',
    inPlace((place, name) => isBusy(button(place, name))),
  ),
  rule(
    '(?:the buttons? )?@ can be pressed',
    '@ düğme(?:sine|lerine) basılabilir',
    inPlace((place, name) => isReady(button(place, name))),
  ),
  rule(
    '(?:the buttons? )?@ cannot be pressed',
    '@ düğme(?:sine|lerine) basılamaz',
    inPlace((place, name) => isLocked(button(place, name))),
  ),
  rule(
    'there (?:is a button|are buttons) @',
    '@ düğme(?:si|leri) (?:görünür|vardır)',
    inPlace((place, name) => isThere(button(place, name))),
  ),
  rule(
    'there is a link @',
    '@ bağlantısı görünür',
    inPlace((place, name) => isThere(place.getByRole('link', { name, exact: true }))),
  ),
  rule(
    'the headings? @ (?:is|are) there',
    '@ başlı(?:ğı|kları) görünür',
    inPlace((place, name) => isThere(place.getByRole('heading', { name, exact: true }))),
  ),
  rule(
    'the @ dialog has closed',
    '@ penceresi kapanmıştır',
    async ({ page }, [name = '']) => !(await isThere(page.getByRole('dialog', { name, exact: true }))),
  ),
  rule(
    'there is a checkbox for the trial bonus',
    'deneme bonusu için bir onay kutusu görünür',
    async (tester) => isThere((await tester.place()).getByRole('checkbox').filter({ visible: true })),
  ),
  rule('confetti falls over the page', 'sayfanın üzerine konfeti yağar', async (tester) => {
    const falls = tester.confetti > 0
    tester.confetti = 0
    return falls
  }),
  rule(
    '(?:it says to which number the code was sent|the number of the account is shown)',
    '(?:kodun gönderildiği|hesaptaki) numara yazar',
    async (tester) =>
      isThere((await tester.place()).getByText(/\+90 \d{3} \d{3} \d{2} \d{2}/).filter({ visible: true })),
  ),
  rule(
    'it says in how many seconds a new code can be asked for, and the number falls every second',
    'yeni kodun kaç saniye sonra istenebileceği yazar ve sayı her saniye azalır',
    async (tester) => {
      const timer = (await tester.place()).getByRole('timer')
      const seconds = async () => Number(/\d+/.exec((await timer.textContent()) ?? '')?.[0])
      if (!(await isThere(timer))) return false
      const before = await seconds()
      await tester.waits(1_100)
      return (await seconds()) < before
    },
  ),
  rule(
    'after a reload of the page it still says @',
    'sayfa yenilendikten sonra da @ yazar',
    async ({ page }, [text = '']) => {
      await page.reload()
      return page
        .getByText(text)
        .first()
        .waitFor({ timeout: 5_000 })
        .then(
          () => true,
          () => false,
        )
    },
  ),
  // These sentences say that there is nothing to look at.
  rule(
    '(?:nothing changes to the eye.*|it lasts too short to look at.*)',
    '(?:görünürde bir şey değişmez.*|bakmaya yetmeyecek kadar kısa sürer.*)',
    async () => true,
  ),
  rule('grey placeholders stand [^“]+', '[^“]+ gri yer tutucular görünür', placeholders),
  rule(
    'the fields of the form can be filled in',
    'formun alanları doldurulabilir',
    everyField((each) => each.isEnabled()),
  ),
  rule(
    'the form is locked and the button @ shows that it is waiting, or grey placeholders stand in the place of the form',
    'form kilitlidir ve @ düğmesinde bekleme simgesi görünür ya da formun yerinde gri yer tutucular durur',
    async (tester, names) =>
      (await placeholders(tester, names)) ||
      ((await everyField((each) => each.isDisabled())(tester, names)) &&
        inPlace((place, name) => isBusy(button(place, name)))(tester, names)),
  ),
  rule(
    'below a message stands a second button @',
    'bir mesajın altında ikinci bir @ düğmesi durur',
    async (tester, [name = '']) => (await button(await tester.place(), name).count()) > 1,
  ),
  rule('the tab is in the background', 'sekme arka plandadır', ({ page }) =>
    page.evaluate(() => document.hidden || document.visibilityState === 'hidden'),
  ),
  rule(
    'the local storage keeps the number of the (?:payment|claim) \\(“sent …”\\)',
    'yerel depoda (?:ödemenin|talebin) numarası \\(“sent …”\\) saklanır',
    async (tester) => (await kept(tester)) > 0,
  ),
  rule(
    'the local storage has no number of the (?:payment|claim) \\(“sent …”\\) any more',
    'yerel depoda (?:ödemenin|talebin) numarası \\(“sent …”\\) kalmaz',
    async (tester) => (await kept(tester)) === 0,
  ),
  rule('the page to pay at opens in a new tab', 'ödeme sayfası yeni bir sekmede açılır', async ({ page }) => {
    const [tab] = page
      .context()
      .pages()
      .filter((each) => each !== page)
    if (!tab) return false
    await leaveTheTill(tab)
    return true
  }),
  rule(
    'it says @',
    '@ yazar',
    inPlace((place, text) => isThere(place.getByText(text).filter({ visible: true }))),
  ),
  rule('the field @ says @', '@ alanında @ yazar', async (tester, [name = '', text = '']) => {
    const found = field(await tester.place(), name)
    if (!(await isThere(found))) return false
    return (
      (await found
        .first()
        .evaluate((element) =>
          element instanceof HTMLSelectElement
            ? element.selectedOptions[0]?.text
            : Reflect.get(element, 'value'),
        )) === text
    )
  }),
  rule(
    'the header no longer has the button @',
    'üst bölümde artık @ düğmesi yoktur',
    async (tester, [name = '']) => !(await isThere(button(banner(tester), name))),
  ),
  rule('a success message appears at the top: @', 'üstte bir başarı mesajı belirir: @', toast('success')),
  rule('an error message appears at the top: @', 'üstte bir hata mesajı belirir: @', toast('error')),
  rule('a warning appears at the top: @', 'üstte bir uyarı belirir: @', toast('warning')),
  rule('a notification appears: @', 'bir bildirim belirir: @', toast('info')),
]
