export const ownerTr = {
  'password changed title': 'Şifreniz değiştirildi',
  'password changed note': 'Hesabınızın şifresi değiştirildi ve diğer cihazlardaki oturumlarınız kapatıldı.',
  'password reset title': 'Şifreniz yenilendi',
  'password reset note':
    'Hesabınızın şifresi e-postanıza gönderilen kodla yenilendi ve açık olan tüm oturumlarınız kapatıldı.',
  'phone changed title': 'Telefon numaranız değiştirildi',
  'phone changed note':
    'Hesabınız için yeni bir telefon numarası doğrulandı. Doğrulama kodlarınız artık bu numaraya gönderilecek.',
  'new device title': 'Hesabınıza yeni bir cihazdan giriş yapıldı',
  'new device note':
    'Hesabınıza daha önce kullanmadığınız bir cihazdan ve internet bağlantısından giriş yapıldı. Açık oturumlarınızı oturum geçmişinizde görebilir ve kapatabilirsiniz.',
  'was it you': 'Bu işlemi siz yapmadıysanız lütfen hemen şifrenizi yenileyin ve destek ekibimize ulaşın.',
}
