import { Minus } from 'lucide-react'
import { useState } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { NumberStepper } from '../../ui/number-stepper.tsx'
import { Select } from '../../ui/select.tsx'
import { StepButton } from '../../ui/step-button.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { long, said } from '../said.ts'
import type { Group } from '../specimen.tsx'

const countries = [
  { value: '235', label: 'Türkiye' },
  { value: '80', label: 'Almanya' },
]
const amounts = { min: 10_00, max: 50_000_00, step: 10_00, prefix: '₺' }
const step = { by: -1, label: 'Azalt', held: null, hold: () => {}, release: () => {} } as const
const minus = <Minus size={20} aria-hidden />

function Kinds({ labels }: { labels: [string, string] }) {
  const [selected, select] = useState<'deposit' | 'withdraw'>('deposit')
  const [deposit, withdraw] = labels
  const tabs = [
    { id: 'deposit' as const, label: deposit },
    { id: 'withdraw' as const, label: withdraw },
  ]
  return (
    <Tabs label="Para işlemleri" tabs={tabs} selected={selected} onSelect={select}>
      <p>{selected === 'deposit' ? deposit : withdraw}</p>
    </Tabs>
  )
}

export const choices: Group = {
  title: 'Choices and numbers',
  specimens: [
    {
      part: 'select.tsx',
      about: 'The system’s own list: the best one on every phone.',
      states: {
        'at rest': <Select label="Ülke" options={countries} defaultValue="235" />,
        'hover and focus': said.field,
        busy: 'It waits as a disabled list that says what it waits for.',
        disabled: <Select label="Ülke" options={[]} placeholder="Yükleniyor" disabled />,
        error: <Select label="Ülke" options={countries} placeholder="Seçin" error="Ülkenizi seçin." />,
        empty: <Select label="Ülke" options={countries} placeholder="Seçin" />,
        'long text': <Select label={long.label} options={[{ value: '1', label: long.sentence }]} />,
      },
    },
    {
      part: 'checkbox.tsx',
      about: 'One thing that is so or not. Its label can be pressed, and its box is 44 px for a finger.',
      states: {
        'at rest': <Checkbox label="Deneme bonusu istiyorum" defaultChecked />,
        'hover and focus': said.pressed,
        busy: 'Its form is disabled as a whole while it is sent.',
        disabled: <Checkbox label="Deneme bonusu istiyorum" disabled />,
        error: <Checkbox label="18 yaşını doldurdum" error="Devam etmek için işaretleyin." />,
        empty: <Checkbox label="Deneme bonusu istiyorum" hint="₺250,00" />,
        'long text': <Checkbox label={long.sentence} hint={long.word} />,
      },
    },
    {
      part: 'number-stepper.tsx',
      about:
        'A number that is typed, or changed by its buttons and the arrow keys; held, it goes on after 500 ms every 40 ms.',
      states: {
        'at rest': <NumberStepper label="Tutar" {...amounts} value={250_00} />,
        'hover and focus': `${said.field} The buttons are for finger and mouse; the keyboard has the arrows in the field itself.`,
        busy: 'Its form is disabled as a whole while it is sent.',
        disabled: <NumberStepper label="Tutar" {...amounts} value={250_00} disabled />,
        error: <NumberStepper label="Tutar" {...amounts} value={250_00} error="Bakiyeniz yetmiyor." />,
        empty: <NumberStepper label="Tutar" {...amounts} />,
        'long text': <NumberStepper label={long.label} {...amounts} value={50_000_00} hint={long.sentence} />,
      },
    },
    {
      part: 'step-button.tsx',
      about: 'One of the two buttons of a number; never alone.',
      states: {
        'at rest': (
          <Field
            label="Adet"
            suffix={
              <StepButton {...step} spent={false} disabled={false}>
                {minus}
              </StepButton>
            }
          >
            {(wiring) => <input {...wiring} defaultValue="3" />}
          </Field>
        ),
        'hover and focus': 'Under a mouse its ground grows lighter; the keyboard does not stop at it.',
        busy: (
          <Field
            label="Basılı tutulurken"
            suffix={
              <StepButton {...step} held={-1} spent={false} disabled={false}>
                {minus}
              </StepButton>
            }
          >
            {(wiring) => <input {...wiring} defaultValue="3" />}
          </Field>
        ),
        disabled: (
          <Field
            label="Adet"
            hint="En az 1"
            suffix={
              <StepButton {...step} spent disabled={false}>
                {minus}
              </StepButton>
            }
          >
            {(wiring) => <input {...wiring} defaultValue="1" />}
          </Field>
        ),
        error: said.noError,
        empty: said.noEmpty,
        'long text': said.noWords,
      },
    },
    {
      part: 'tabs.tsx',
      about: 'Two or three views of one thing. The arrow keys walk them, Tab leaves them.',
      states: {
        'at rest': <Kinds labels={['Para Yatır', 'Para Çek']} />,
        'hover and focus':
          'The ring lies inside the tab, where a row that scrolls does not cut it off. Hover changes nothing.',
        busy: 'The panel waits, the tabs stay.',
        disabled: 'A view that is not offered has no tab.',
        error: 'The panel says what went wrong.',
        empty: 'The panel says that nothing is there.',
        'long text': <Kinds labels={['Para Yatırma Talimatları', 'Para Çekme Talimatları ve Geçmişi']} />,
      },
    },
  ],
}
