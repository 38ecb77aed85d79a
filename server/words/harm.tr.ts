export const harmTr = {
  'message title': 'Oyununuz nasıl gidiyor?',
  'message note':
    'Son günlerde her zamankinden farklı oynadığınızı gördük. Oyun eğlence olmaktan çıktıysa kısa bir ara iyi gelebilir. Hesabınızdaki “Ara Ver” ve “Limitler” sayfaları her zaman açık.',
  'limit offer title': 'Bir limit belirlemek ister misiniz?',
  'limit offer note':
    'Bir limit, ne kadar para yatıracağınızı ya da ne kadar oynayacağınızı baştan belirler. Hesabınızdaki “Limitler” sayfasında bir dakikada koyabilirsiniz; hemen geçerli olur.',
}
