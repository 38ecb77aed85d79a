export const accountTr = {
  'own password changed': 'Şifreniz değiştirildi. Diğer cihazlardaki oturumlarınız kapatıldı.',
  'wrong old password': 'Mevcut şifreniz hatalı.',
  'same password': 'Yeni şifreniz mevcut şifrenizden farklı olmalı.',
  'session ended': 'Oturum kapatıldı.',
  'no such session': 'Bu oturum bulunamadı.',
  'current session': 'Bu cihazdaki oturumu kapatmak için çıkış yapın.',
  'unknown device': 'Bilinmeyen cihaz',
}
