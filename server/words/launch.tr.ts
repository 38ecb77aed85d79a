export const launchTr = {
  'no such game': 'Bu oyun bulunamadı. Kaldırılmış olabilir.',
  'lobby elsewhere': 'Oyundan dönülecek adres bu siteye ait değil. Lütfen oyunu lobiden açın.',
  'game not offered': 'Bu oyun şu anda sunulmuyor. Lütfen başka bir oyun deneyin.',
  'launch refused': 'Oyun sağlayıcısı oyunu şu anda açmıyor. Lütfen biraz sonra yeniden deneyin.',
  'launch too slow': 'Oyun sağlayıcısı zamanında yanıt vermedi. Lütfen yeniden deneyin.',
  'launch not understood':
    'Oyun sağlayıcısından geçersiz bir yanıt geldi. Lütfen biraz sonra yeniden deneyin.',
  'launch elsewhere':
    'Oyun sağlayıcısı tanımadığımız bir adres gönderdi. Güvenliğiniz için oyun açılmadı; lütfen biraz sonra yeniden deneyin.',
}
