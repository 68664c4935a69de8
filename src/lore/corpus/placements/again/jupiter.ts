import type { AuthoredParagraph } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const jupiterInSignsAgain: Record<Sign, AuthoredParagraph> = {
  Aries: {
    says: [
      'Your luck tends to be where you were the first to ask (your Jupiter in Aries).',
      "A contest cheers you up, and so does a thing that nobody has tried, and you lose with a good grace because you're already looking at the next one.",
      'People get braver in your company.',
      'What you give away most freely is a push, and now and then somebody gets one who was only standing there to admire the view.',
    ],
    traits: ['bold', 'trusting'],
  },
  Taurus: {
    says: [
      'Given time, most things you look after turn out well, and you know it (your Jupiter in Taurus).',
      'You plant and you save, and you feed people, and your generosity is of a kind that they can put in the freezer.',
      'Good fortune usually comes to you by way of something you already had.',
      'More of what is good has always seemed good to you as well, so your closets are full and your diets begin on Monday.',
    ],
    traits: ['steady', 'generous'],
  },
  Gemini: {
    says: [
      'Half of your luck has come from a conversation with somebody you happened to be standing next to (your Jupiter in Gemini).',
      "You're generous with whatever you know, and there isn't a subject so dull that nobody could get you interested in it.",
      'Depth is harder to come by.',
      'You could teach the first lesson in nearly anything, and the people who love you hope that you will someday get to the tenth.',
    ],
    traits: ['open', 'changeable'],
  },
  Cancer: {
    says: [
      "You're lucky with people, chiefly because you remember them (your Jupiter in Cancer).",
      'Jupiter is very strong in this sign, and where you live there is always a spare bed, a second helping, and somebody who only meant to stay for the weekend.',
      'Kindness shown to you years ago is still being paid back, with interest.',
      'It may be hard for you to believe that the ones you love can also manage in the rain without you.',
    ],
    traits: ['warm', 'generous'],
  },
  Leo: {
    says: [
      'You expect life to be a bit of an event, and it often obliges (your Jupiter in Leo).',
      'A birthday in your care has a theme, and the shyest guest goes home having been applauded for something.',
      "You're at your luckiest when you've dared to be seen.",
      'Being overlooked costs you more than being beaten, and on such a day you may pick up the check for everybody just to feel like yourself.',
    ],
    traits: ['generous', 'warm'],
  },
  Virgo: {
    says: [
      'Your luck is mostly the kind that comes from having read the instructions (your Jupiter in Virgo).',
      "Jupiter is modest in this sign, so you give in small sums and useful hours, and it adds up to more than other people's grand gestures.",
      'You have faith in a good routine.',
      "Large promises make you nervous, and when somebody tells you to think big you ask who's going to clean up.",
    ],
    traits: ['practical', 'modest'],
  },
  Libra: {
    says: [
      'Most of the good things in your life have had another person in them (your Jupiter in Libra).',
      'You bring people together who ought to know each other, you speak well of those who are absent, and favors find their way back to you in the nicest form.',
      "It's easy to be fair when you like everyone.",
      'The test comes when two people you like want opposite things from you, and you may give each of them the whole of it.',
    ],
    traits: ['tactful', 'open'],
  },
  Scorpio: {
    says: [
      'What other people would throw away, you can often bring back to life (your Jupiter in Scorpio).',
      "You have a nose for what something is really worth, whether it's a ruined house or a person in disgrace, and you're ready to stake a good deal on it.",
      'Half measures leave you cold.',
      "A cheerful acquaintance may never find out how far you'd go for them, since you would only show it on the worst day of their life.",
    ],
    traits: ['close', 'bold'],
  },
  Sagittarius: {
    says: [
      'You set out on the assumption that somebody will give you a ride (your Jupiter in Sagittarius).',
      'Jupiter is at home in this sign, and trips, teachers, and strangers with a spare ticket do have a way of turning up for you.',
      "Your best gift to people is that they see farther when they've talked with you.",
      'You round up, when you tell a story and when you make a promise, and the difference is usually paid by a friend with a calendar.',
    ],
    traits: ['trusting', 'idealistic'],
  },
  Capricorn: {
    says: [
      'The luck you count on is the kind that you have put in the work for (your Jupiter in Capricorn).',
      "Jupiter is kept on a short allowance in this sign, so you rarely promise a thing before it's nearly done, and your word is worth a good deal because of it.",
      'People in charge tend to give you more to look after.',
      "You could afford to hope out loud more often, since you've never yet hoped for anything without pricing it first.",
    ],
    traits: ['practical', 'sparing'],
  },
  Aquarius: {
    says: [
      'Your luck comes through groups, and from people whom nobody else had thought of asking (your Jupiter in Aquarius).',
      "You'd like everyone to have what they need, you share what you find out, and you don't mind who gets the credit.",
      'A new idea makes you hopeful for weeks.',
      'The person next to you may be hoping for something smaller, such as being asked how the day went.',
    ],
    traits: ['idealistic', 'independent'],
  },
  Pisces: {
    says: [
      "You give without looking at what's left, and somehow there tends to be enough (your Jupiter in Pisces).",
      'Jupiter is strong in this sign, and help seems to reach you when you have stopped trying, from someone who owed you nothing.',
      'A sad story always finds you at home.',
      'You believe the best of people for so long that a few have lived up to it, and the others have still got your books.',
    ],
    traits: ['trusting', 'generous'],
  },
}
