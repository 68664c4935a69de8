import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const piscesRisingWithSun: Partial<Record<Sign, Argument>> = {
  Aries: {
    opening: [
      "You drift in as if you'd lost your way, and then you take the lead.",
      "You're vague, you're sweet about it, and people offer you directions (Pisces rising).",
      'Your Sun in Aries has never needed any.',
      "They're still explaining how the boat works, and you've cast off.",
    ],
    turn: "While people are offering you a hand, you've got one on the wheel.",
    task: [
      "Tell people this month what you're about to do, before it's under way.",
      'Use a verb.',
      "They'd have come along gladly, and they're standing on the pier with your sandwiches.",
    ],
  },
  Gemini: {
    opening: [
      "You look dreamy, and you've heard every word.",
      'They talk over your head, because you seem to be somewhere else (Pisces rising).',
      "Your Sun in Gemini is right here, and it's taking this down.",
      "Weeks later you repeat a conversation to two people who'd have sworn that you were asleep.",
    ],
    turn: "You're taken for the one who floats, when you're the one who's informed.",
    task: [
      "Join in this month at the moment when you'd usually let them talk.",
      'Quote somebody to themselves.',
      "They'd like to talk with you, and they've been thinking that it would disturb you.",
    ],
  },
  Leo: {
    opening: [
      "You fade into the wallpaper, although you'd make a wonderful king.",
      "You've got a soft way of coming in, and people forget to introduce you (Pisces rising).",
      "Your Sun in Leo hasn't forgotten.",
      'Someone else tells your story at dinner, and tells it badly, and you know how it should go, with the pause and the hands.',
    ],
    turn: 'You give up the stage without a struggle and never quite get over it.',
    task: [
      'Take back one story this month, in company.',
      'Stand up for it, and use the hands.',
      'They may have been listening to the second-best version, with no idea that the author was there.',
    ],
  },
  Libra: {
    opening: [
      "You melt into people, and you'd like it to be mutual.",
      "You're so receptive that each of them feels you were made for them (Pisces rising).",
      'Your Sun in Libra is looking for a partner, and a partner has two sides.',
      "They tell you that you're easy to be with, and it strikes you on the way home that you weren't asked.",
    ],
    turn: "It's easy for you to fit everyone, and what you want is to be met.",
    task: [
      'Disagree with somebody you like this month, on purpose.',
      'It can be about a movie.',
      "They can't meet you until they can find you, and they'd like to.",
    ],
  },
  Sagittarius: {
    opening: [
      "People think that you're lost, because they don't know how far ahead you're looking.",
      'People worry about you a little, because you look as if you might leave your bag on a train (Pisces rising).',
      'You might, since your Sun in Sagittarius is thinking of the destination.',
      'They find your passport, your phone, and your left glove, and you come back from it with a degree.',
    ],
    turn: 'You lose the small things on your way to the big ones.',
    task: [
      'Tell somebody who worries about you where all this is going.',
      'Show them on the map.',
      "They may have looked after your gloves for years, and they'd enjoy knowing what for.",
    ],
  },
  Aquarius: {
    opening: [
      'You sympathize with everyone, and then you think it over.',
      "You've got tears in your eyes before they've finished the sentence (Pisces rising).",
      "On reflection your Sun in Aquarius isn't convinced.",
      'They leave comforted, and on Wednesday they get a kind message in which you explain that their sister may be right.',
    ],
    turn: 'People come to you for feeling, and what you end up giving them is an opinion.',
    task: [
      "When someone tells you their troubles this month, say at the end that you've got a thought.",
      "Ask if they'd like it now or later.",
      "They may not have known that you had an opinion, and it's often what they needed.",
    ],
  },
}
