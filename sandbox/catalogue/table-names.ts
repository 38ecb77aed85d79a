/** By theme; invented, except Aviator. */
export const liveNames = {
  roulette: `İstanbul Rulet, Boğaz Rulet, Galata Rulet, Kapadokya Rulet, Altın Çark, Kırmızı Siyah, Tek Sıfır, Hızlı Rulet, Gece Yarısı Ruleti,
    Roulette Royale Lale, Roulette Coral, Roulette Olive, Bilye ve Çark, VIP Rulet Salonu, Velvet Roulette, Roulette Express,
    Komşu Bahisleri, Çifte Bilye, Pera Salonu, Twin Ball Theatre, Marble Hall, French Corner, Ege Ruleti, La Partage`,
  blackjack: `Blackjack Lale, Blackjack Boğaz, Blackjack Pera, Blackjack Üsküdar, Blackjack Zümrüt, Yirmi Bir, Hızlı Yirmi Bir, Beşinci Koltuk,
    Kupa Ası, VIP Yirmi Bir Salonu, Blackjack Ivory, Blackjack Cobalt, Blackjack Saffron, Double Down Lounge, Silver Shoe,
    Seven Seats, Sonsuz Deste, Split Aces Club, Kâğıt Kesimi, Safir Yirmi Bir, The Green Baize, Sigorta Masası`,
  baccarat: `Baccarat İpek, Baccarat Lotus, Bakara Konak, Bakara Sahil, Oyuncu ve Banka, Hızlı Bakara, Kısmet Bakara, Baccarat Peony,
    Baccarat Jade, Dokuzlu El, Punto Banco Salonu, Squeeze Parlour, Kontrollü Bakara, Banker's Table, Natural Nine,
    Golden Shoe, Büyük Yol, Commission Free`,
  poker: `Kapalı Çarşı Poker, Poker Masası Lale, Üç Kart Poker, Karayip Limanı, Teksas Gecesi, Casino Hold'em Pera, Turn and River,
    Poker Face Studio, Royal Flush Room, Side Street Poker, Kent ve Floş, Ful As, Son Kart, Teksas Çifte El, The Bluff, Kral ve Vale`,
  dealer: `Krupiye Ayşe, Krupiye Emre, Büyük Çark Şovu, Yüksek Alçak, Zar Kralı, Aslan ve Kaplan, Andar Bahar Evi, Sic Bo Pazarı, Şans Kapıları,
    Grand Bazaar Show, Money Ladder Live, Dealer's Choice, Coin Toss Theatre, Renk Çarkı, Kart Savaşı, Sihirli Kutular,
    Bosphorus Dice Duo, Zıpzıp Merdiven, Carnival of Cards, Gece Kulübü Canlı`,
} as const

export const instantNames = {
  race: `Tazı Koşusu, Safkan Derbisi, Toynak Sesi, Bozkır Koşusu, Pist Ateşi, Deve Yarışı, Hipodrom Akşamı, Harness Cup, Greyhound Night,
    Steeplechase Morning, Velodrom Virajı, Karting Kupası, Superbike Circuit, Ostrich Race, Yelkenli Regatta, Salyangoz Maratonu`,
  crash: `Aviator, Balon Turu, Uçurtma Rüzgârı, Rocket Launch, Zirve Tırmanışı, Skyline Glider`,
  dice: `Zar Zirvesi, Çift Altı, Rolling Dice, Şeşbeş, Lucky Cubes, Barbut Köşkü`,
  wheel: `Şans Çarkı, Rüzgârgülü, Spin Street, Renkli Dilimler, Wheel of Seasons, Fortune Spokes`,
  cards: `Kart Avı, Maça Kızı, Higher or Lower, Papaz Kaçtı, Leaping Joker, Quick Solitaire`,
  sports: `Sanal Süper Kupa, Sanal Tenis Açık, Penalty Duel, Basket Finals, Sanal Şampiyonlar, Home Run`,
} as const

export const bingoNames = {
  bingo: `Mahalle Tombalası, Yılbaşı Tombalası, Bingo Boğaz, Bingo Yaylası, Gece Bingosu, Çinko Çay Bahçesi, Tombala Torbası, Bingo by the Sea,
    Ninety Balls, Lucky Dauber, Full House, Seventy Five Balls`,
  keno: `Keno Kırk, Keno Deniz, Keno Turbo, Twenty Picks, Keno Kestane, Sayı Bahçesi`,
  lottery: `Uğur Böceği, Kazı ve Gör, Altın Bilet, Lucky Drum, Milyon Küresi, Saturday Draw`,
} as const

export const tvNames = {
  lottery: `Altılı Çekiliş, Yedili Çekiliş, Akşam Küresi, Studio Draw`,
  wheel: `Stüdyo Çarkı, Prime Time Wheel, Çark Canlı Yayın, Carousel TV`,
  cards: `Kart Düellosu, Kings at Nine, Bakara TV, Kart Stüdyosu`,
  keno: `Stüdyo Keno, Keno Kanalı`,
  dice: `Zar TV, Backgammon Studio`,
} as const
