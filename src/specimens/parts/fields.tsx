import { ClipboardPaste } from 'lucide-react'
import { CodeInput } from '../../ui/code-input.tsx'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { long, said } from '../said.ts'
import type { Group } from '../specimen.tsx'

const phone = '### ### ## ##'
const fault = 'Bu alanı doldurun.'

export const fields: Group = {
  title: 'Fields',
  specimens: [
    {
      part: 'field.tsx',
      about:
        'What every field stands in: the label above, one reserved line below for the hint or the error, so that nothing moves when an error comes.',
      states: {
        'at rest': (
          <Field
            label="IBAN"
            hint="TR ile başlar, 26 karakterdir."
            prefix="TR"
            suffix={
              <IconButton label="Panodan yapıştır">
                <ClipboardPaste size={20} aria-hidden />
              </IconButton>
            }
          >
            {(wiring) => <input {...wiring} inputMode="numeric" defaultValue="33 0006 1005" />}
          </Field>
        ),
        'hover and focus': said.field,
        busy: 'A form that is sent disables its fields together, and keeps what they hold.',
        disabled: (
          <Field label="IBAN">{(wiring) => <input {...wiring} disabled defaultValue="33 0006 1005" />}</Field>
        ),
        error: (
          <Field label="IBAN" hint="TR ile başlar, 26 karakterdir." error={fault}>
            {(wiring) => <input {...wiring} />}
          </Field>
        ),
        empty: <Field label="IBAN">{(wiring) => <input {...wiring} placeholder="TR" />}</Field>,
        'long text': (
          <Field label={long.label} hint={long.sentence}>
            {(wiring) => <input {...wiring} defaultValue={long.word} />}
          </Field>
        ),
      },
    },
    {
      part: 'text-input.tsx',
      about: 'One line of text. It takes every attribute of an input.',
      states: {
        'at rest': <TextInput label="Kullanıcı adı" hint="5–30 karakter" defaultValue="gulsah17" />,
        'hover and focus': said.field,
        busy: 'Its form is disabled as a whole while it is sent.',
        disabled: <TextInput label="Kullanıcı adı" defaultValue="gulsah17" disabled />,
        error: <TextInput label="Kullanıcı adı" hint="5–30 karakter" error={fault} />,
        empty: <TextInput label="Kullanıcı adı" />,
        'long text': <TextInput label={long.label} error={long.sentence} defaultValue={long.sentence} />,
      },
    },
    {
      part: 'masked-input.tsx',
      about: 'A line that is written in groups while it is typed, without a fight over the caret.',
      states: {
        'at rest': <MaskedInput label="Telefon" mask={phone} prefix="+90" defaultValue="532 111 22 33" />,
        'hover and focus': said.field,
        busy: 'Its form is disabled as a whole while it is sent.',
        disabled: (
          <MaskedInput label="Telefon" mask={phone} prefix="+90" defaultValue="532 111 22 33" disabled />
        ),
        error: <MaskedInput label="Telefon" mask={phone} prefix="+90" defaultValue="532 1" error={fault} />,
        empty: <MaskedInput label="Telefon" mask={phone} prefix="+90" placeholder="5__ ___ __ __" />,
        'long text': 'The mask takes no more than it has places for.',
      },
    },
    {
      part: 'number-input.tsx',
      about: 'A number. It takes no letters, and is written anew when the language changes.',
      states: {
        'at rest': <NumberInput label="Yeni limit" prefix="₺" inputMode="decimal" defaultValue="1.000" />,
        'hover and focus': said.field,
        busy: 'Its form is disabled as a whole while it is sent.',
        disabled: <NumberInput label="Yeni limit" prefix="₺" defaultValue="1.000" disabled />,
        error: <NumberInput label="Yeni limit" prefix="₺" error={fault} />,
        empty: <NumberInput label="Yeni limit" prefix="₺" />,
        'long text': <NumberInput label={long.label} error={long.sentence} defaultValue="1.000" />,
      },
    },
    {
      part: 'code-input.tsx',
      about: 'A code from a message: one field, so that paste and the phone’s own suggestion work.',
      states: {
        'at rest': <CodeInput label="SMS kodu" defaultValue="12-34-56" />,
        'hover and focus': said.field,
        busy: 'Its form is disabled as a whole while the code is checked.',
        disabled: <CodeInput label="SMS kodu" defaultValue="12-34-56" disabled />,
        error: <CodeInput label="SMS kodu" error="Kod yanlış." />,
        empty: <CodeInput label="SMS kodu" hint="Kod birkaç saniye içinde gelir." />,
        'long text': 'Six digits; what is pasted beyond them is dropped.',
      },
    },
    {
      part: 'password-input.tsx',
      about: 'A password, visible on demand.',
      states: {
        'at rest': (
          <PasswordInput label="Şifre" autoComplete="current-password" defaultValue="gece-bahcesi" />
        ),
        'hover and focus': said.field,
        busy: 'Its form is disabled as a whole while it is sent.',
        disabled: <PasswordInput label="Şifre" defaultValue="gece-bahcesi" disabled />,
        error: (
          <PasswordInput
            label="Şifre"
            autoComplete="new-password"
            error="Şifreniz en az 5 karakter olmalı."
          />
        ),
        empty: <PasswordInput label="Yeni şifre" autoComplete="new-password" hint="En az 5 karakter" />,
        'long text': 'It scrolls inside its frame, like any line of text.',
      },
    },
    {
      part: 'text-area.tsx',
      about: 'Several lines of text; grows by hand only, and only downwards.',
      states: {
        'at rest': <TextArea label="Mesaj" rows={3} defaultValue="Akşam altıdan sonra arayın." />,
        'hover and focus': said.field,
        busy: 'Its form is disabled as a whole while it is sent.',
        disabled: <TextArea label="Mesaj" rows={3} defaultValue="Akşam altıdan sonra arayın." disabled />,
        error: <TextArea label="Mesaj" rows={3} error="Mesajınız 5–100 karakter olmalı." />,
        empty: <TextArea label="Mesaj" rows={3} placeholder="Konuyu ve aranmak istediğiniz saati yazın." />,
        'long text': <TextArea label={long.label} rows={3} defaultValue={`${long.sentence} ${long.word}`} />,
      },
    },
  ],
}
