/** Purpose of the encryption of PersonalNo. */
export const personalNoPurpose = 'personal no'
