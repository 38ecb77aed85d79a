export const said = {
  still: 'Nothing can be pressed here: neither hover nor focus changes it.',
  pressed:
    'Under a mouse the ground or the line grows lighter, never the words; with the keyboard a ring of 2 px stands 2 px outside. Neither tells anything that is not there without.',
  field:
    'The frame takes the ring of 2 px as soon as the caret is in it, by mouse too. Hover changes nothing.',
  awaitsNothing: 'It asks nobody for anything, so it never waits.',
  isLink: 'It is a link: a way that cannot be gone is left out instead of being greyed.',
  notDisabled: 'There is nothing to switch off.',
  noError: 'It cannot go wrong by itself: what goes wrong is said by what it belongs to.',
  noEmpty: 'Without its content it is not shown at all.',
  noWords: 'It holds no words.',
} as const

/** Turkish words can be long; none may be cut off. */
export const long = {
  word: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine',
  sentence:
    'Doğrulanmış telefon numaranıza gönderdiğimiz altı haneli kodu girmeden para çekme talimatınızı tamamlayamayız.',
  label: 'Telefonunuza gönderilen altı haneli doğrulama kodunu yazın',
  money: 12_345_678.9,
} as const
