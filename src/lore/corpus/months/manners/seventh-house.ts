import type { PlotManners } from '#lore/authored.ts'

export const seventhHouseManners: readonly [PlotManners, PlotManners] = [
  {
    Aries: 'you decide for both of you and are surprised that it needed discussing',
    Taurus: 'you keep to what was agreed, and to what you believe was agreed',
    Gemini: 'you agree to a thing in passing and remember it differently',
    Cancer: 'you look after them first and keep a quiet count of it',
    Leo: "you're generous as long as it's noticed",
    Virgo: "you do their share as well, properly, and say that you don't mind",
    Libra: 'you give way early, and it comes out as a sigh a week later',
    Scorpio: "you'd like to know everything before you promise anything",
    Sagittarius: 'you promise with your whole heart and without a calendar',
    Capricorn: 'you treat love as a contract that you, at least, intend to fulfill',
    Aquarius: "you'd like it best without any rules, and you have a few",
    Pisces: 'you guess what they want and forget to say what you do',
  },
  {
    Aries: 'you ask in a way that sounds like an order',
    Taurus: "you wait until you're sure of a yes, and by then it's next year",
    Gemini: 'you ask as a joke, to see what happens',
    Cancer: "you give them what you'd like to be given, in the hope that they'll notice",
    Leo: "you can't bear to ask for what you think you ought to be offered",
    Virgo: 'you ask for something smaller and more useful instead',
    Libra: 'you wrap it in three courtesies, and they thank you for the courtesies',
    Scorpio: 'you test them instead of asking',
    Sagittarius: 'you ask for the whole world, laughing, and they take it as a joke',
    Capricorn: 'you think that asking is a kind of debt',
    Aquarius: 'you say that you need nothing, and you sound convinced',
    Pisces: 'you sigh beside them and hope',
  },
]
