import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const geminiSunCourses: Record<Sign, Course> = {
  Aries: {
    first: [
      "You like so many things that people wait to hear what you'll decide.",
      "They've got time, they think, since you're still on the reviews.",
    ],
    second: [
      'You decided back at the second one.',
      'You get annoyed with an open question as other people do with a fly, and what came after was only conversation.',
    ],
    settles: [
      "There's no harm in acting on the first thought when it's a good one, and yours often is.",
      'Own up to it, and the reasons you find later can entertain people without fooling them.',
    ],
  },
  Taurus: {
    first: [
      'You bring news of better ways to live, and people try them.',
      'They write to thank you from their new lives.',
    ],
    second: [
      'You read it in the old one, under the old curtains.',
      "It isn't that you don't believe what you say, but at home you'd rather be able to find the light switch in the dark.",
    ],
    settles: [
      'An open mind does well in a place that stays put.',
      "Let one idea over the threshold for ten days, and you'll know what your friends have been so happy about.",
    ],
  },
  Gemini: {
    first: [
      "You've always got an answer, so people ask.",
      'It goes on all day, and you enjoy every minute.',
    ],
    second: [
      'It never gets quiet enough for the other kind of news, the kind about you.',
      "Being tired or sad has to wait for a gap, and there's another episode.",
    ],
    settles: [
      "A quick mind gets its best material from the slow things it hasn't looked at yet.",
      "Give them an hour next to somebody who doesn't talk, and you'll have something new to say.",
    ],
  },
  Cancer: {
    first: [
      'You give everyone such a good time that they leave it at that.',
      "They'd never think that you were hoping to be asked back.",
    ],
    second: [
      "What you want can't be had on a first meeting, and you've had a great many of those.",
      "At night the long list of people who like you is no help, because you'd trade it for one who knows which mug is yours.",
    ],
    settles: [
      'You know how to begin with anybody, so begin again with the same three.',
      'The talk that comes easily to you gets better every time it has something to remember.',
    ],
  },
  Leo: {
    first: [
      'You joke as if it cost nothing, and people treat it accordingly.',
      'They laugh, or they pass the bread.',
    ],
    second: [
      'You saw who passed the bread.',
      "Under the lightness you're handing out presents, and there's a part of you that checks the trash for the wrapping.",
    ],
    settles: [
      "Wit this good comes from wanting to delight people, and there's nothing small in that.",
      "Let someone else land one now and then, and you'll see how much joy there is in catching.",
    ],
  },
  Virgo: {
    first: [
      'You hear things so early that people rely on you.',
      "They lean over and ask if it's true.",
    ],
    second: [
      "You can't say yet, because you've got one more call to make.",
      "While you're being careful, it's being told across the room by somebody with no conscience and better timing.",
    ],
    settles: [
      'Curious and exact is a rare combination, and it deserves to be heard before dessert.',
      "Say which part you haven't checked, and somebody will usually check it for you, out loud.",
    ],
  },
  Libra: {
    first: [
      "You're the one people bring in when two others can't talk.",
      'You know just what to say, and it works.',
    ],
    second: [
      "When you're one of the two it's another matter.",
      "You'd find the words, but you picture the other face as it hears them, and suddenly there's laundry to do.",
    ],
    settles: [
      'You could do for yourself what you do for everyone, since it takes the same fairness and about eight lines.',
      "The friend you've been sparing would rather have the lines.",
    ],
  },
  Scorpio: {
    first: [
      "You're so light on the surface that people think they've seen all of you.",
      'They say good night at ten without a second thought.',
    ],
    second: [
      "At two you're in it up to the neck, and no one knows.",
      "You don't bring it up, because it matters, and what matters you've always kept apart from what's fun.",
    ],
    settles: [
      'You tell a story better than anyone, and you know one thing better than anyone.',
      'Put the two together, and your friends will finally know where you go.',
    ],
  },
  Sagittarius: {
    first: [
      'You pick up facts the way a sweater picks up lint, and people enjoy being shown.',
      'They think the collecting is the point.',
    ],
    second: [
      "You'd give the whole collection for one thing to live by.",
      'Every new book might be it, and you underline the first thirty pages like somebody in love.',
    ],
    settles: [
      "A head full of facts is a good place for a belief to grow, if it's left there long enough.",
      "Read one to the end, beside somebody who argues, and you'll have more than a quotation.",
    ],
  },
  Capricorn: {
    first: [
      'You say yes to anything that sounds like fun, and people love to have you along on the first day.',
      "They don't expect a report.",
    ],
    second: [
      'You do.',
      "Play makes you uneasy once you've seen how you could get better at it, and from there it's three weeks to the schedule and four to the end of the laughing.",
    ],
    settles: [
      "You've got the curiosity for a dozen games and the discipline for a few serious things.",
      "Keep one game useless on purpose, and there'll be somewhere you can go when you've met your goals.",
    ],
  },
  Aquarius: {
    first: [
      'You make people feel interesting, and they look forward to you.',
      'They also have the feeling, now and then, of being under glass.',
    ],
    second: [
      'You do love them, and you love them best in the retelling.',
      "When one of them is right there and wants something from you, you think of how you'd describe it.",
    ],
    settles: [
      'An observer like you could know people very well from close up.',
      'Ask one of them what they see when they look back, and the glass turns out to have two sides.',
    ],
  },
  Pisces: {
    first: [
      'You explain yourself so well that people are reassured.',
      "They nod, and they follow, and they don't ask how it feels.",
    ],
    second: [
      'It feels like something that was there before the explanation began and will be there after.',
      "You've got five reasons for moving, and a box, and you can't see what's in the box for tears.",
    ],
    settles: [
      "Your words are good, and they've been standing in front of the thing.",
      'Let one of them be wrong and stop there, and somebody will come around to your side of it.',
    ],
  },
}
