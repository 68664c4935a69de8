import type { PlotOutcomes } from '#lore/authored.ts'

export const secondHouseOutcomes: readonly [PlotOutcomes, PlotOutcomes] = [
  {
    Aries:
      "You may still name the first figure that comes to you, as long as it's a better figure.",
    Taurus: "You can say what it's worth and leave them time to get used to it.",
    Gemini:
      'You can name a figure yourself and then say nothing more, and the second half is the harder one.',
    Cancer: "Friends can still get it cheaper, if strangers stop getting the friends' price.",
    Leo: 'You can be seen counting without anyone thinking less of you.',
    Virgo: "The fault that you'd have taken off the price may be one that nobody finds.",
    Libra:
      "If you wait until they've finished thinking, the figure may still be the one you named.",
    Scorpio: "Once you've told somebody your number, there's less to resent.",
    Sagittarius: 'You can tell the story just as well with a sum at the end of it.',
    Capricorn:
      'You can ask for more in your most formal voice, and your dignity will come through it.',
    Aquarius: 'If you explain your system to one person, you may find out what it is.',
    Pisces: "The bill can go out although you like them, and they'll like you just as well.",
  },
  {
    Aries: 'If you sleep on a purchase, you may not remember in the morning why you wanted it.',
    Taurus: "One good thing could go to somebody who'd use it, and you'd enjoy the space.",
    Gemini: 'You can quit paying for whatever you were curious about in another year.',
    Cancer: "You can keep what they gave you and quit paying to keep it, as they'd tell you to.",
    Leo: "Somebody else can pay for the good version once, and it'll taste about the same.",
    Virgo: 'If anything needs replacing, one evening of comparing is enough.',
    Libra: 'You can have one thing that goes with nothing else and like it where it is.',
    Scorpio:
      'If you tell somebody the reason for one expense, it may sound sensible to both of you.',
    Sagittarius:
      "It's enough to pay for what you'll do this season, since next year can pay for itself.",
    Capricorn: 'You can spend some of it on yourself, and the only word for that is pleasant.',
    Aquarius: "You can have the odd thing, once you've got the ordinary one that you went out for.",
    Pisces:
      'It may still go out in small sums to people who look sad, as long as you know the total.',
  },
]
