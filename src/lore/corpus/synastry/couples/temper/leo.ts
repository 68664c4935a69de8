import type { PairParagraphs } from '#lore/authored.ts'

export const leoTemper: PairParagraphs = {
  Aries: {
    says: [
      "You're both on your feet before you know what it's about (your Mars in Leo, {partner}'s in Aries).",
      'They want to win and you want to be in the right, in front of somebody if possible.',
      "It's hot and it's honest.",
      "They've forgotten by suppertime that you were insulted, and there you sit, insulted, with nobody to be magnanimous to until you bring it up again yourself.",
    ],
  },
  Taurus: {
    says: [
      'A speech from you is something {partner} waits out, the way one waits for a train to pass.',
      "Your Mars in Leo and theirs in Taurus are both fixed, so you raise the stakes and they don't look up.",
      "You can't stand not being answered.",
      "They can't stand being made to, and the fight is sometimes about nothing by then except who'll be the first to turn their head.",
    ],
  },
  Gemini: {
    says: [
      'In the middle of your best sentence {partner} grins.',
      "You have your Mars in Leo, which takes its own anger seriously, and theirs is in Gemini, which can't help noticing how good you look.",
      "It's infuriating, and you also feel seen.",
      "They'd be wise to let you get to the end of the paragraph, after which you'd like to hear what was so funny.",
    ],
  },
  Cancer: {
    says: [
      'You want a reaction, and {partner} gives you the back of their head.',
      "With your Mars in Leo and theirs in Cancer, you grow when you're angry and they shrink, and both sizes are a kind of protection.",
      'You come in later with a peace offering, something extravagant.',
      "They'd have been won over by half of it, if you'd asked first whether they were okay.",
    ],
  },
  Leo: {
    says: [
      "You have the same argument as other people, only better lit (your Mars in Leo, {partner}'s in Leo too).",
      'Neither can apologize first, as there might be some loss of altitude.',
      "So you both need the art of the sideways gesture, like bringing home the other one's favorite cake and saying that it was on sale.",
      "It wouldn't have to be on sale, and you'd both have the dignity not to ask.",
    ],
  },
  Virgo: {
    says: [
      "{partner} points out the flaw in your outrage, and you'd like it known that you're not interested in flaws.",
      'Your Mars in Leo fights for honor and theirs in Virgo for accuracy.',
      "They think that if you'd only see the error you'd calm down.",
      "You think that if they'd only see you, you'd be happy to look at the error, and you're both right about that.",
    ],
  },
  Libra: {
    says: [
      'When you declare war, {partner} opens talks.',
      'Your Mars in Leo means every word at the time, and theirs in Libra hears every word as a position, to be met somewhere.',
      "They flatter you a little so that you'll come down.",
      'You do come down, and then you notice the flattery, and the second fight is about that and is much colder than the first.',
    ],
  },
  Scorpio: {
    says: [
      "You can be heard next door, and {partner} can't be heard at all, and of the two they're angrier.",
      "With your Mars in Leo and theirs in Scorpio, it's pride against pride and neither gives an inch.",
      'You want it seen that you were wronged.',
      "They'd sooner have you wonder what they know, so that you're the one who performs and they're the one who's watched the whole show with folded hands.",
    ],
  },
  Sagittarius: {
    says: [
      "It starts about the directions and soon it's about everything you've both always wanted to say about how to live (your Mars in Leo, {partner}'s in Sagittarius).",
      'You enjoy the scale, until they drop a truth about you in passing, with no malice in it, and your whole court goes silent.',
      "They can't understand what happened, since they'd meant that one as a compliment.",
    ],
  },
  Capricorn: {
    says: [
      "You'd like {partner} to get angry, because then you'd know that it mattered.",
      'Your Mars in Leo puts everything in the window, and theirs in Capricorn regards a scene as a thing for people with time.',
      "They answer by doing what they'd said they'd do.",
      "You find that maddening and magnificent, and you wouldn't admit how often you start it so as to see them not lose their head.",
    ],
  },
  Aquarius: {
    says: [
      "{partner} disagrees with you in front of people as if it were nothing personal, and to you there's no such disagreement.",
      'Your Mars is in Leo and faces theirs in Aquarius.',
      "You want loyalty and they want consistency, and you've each got a fine record in your own event.",
      'The way out, oddly, is a joke about you, told by you, which brings them around to your side of the table at once.',
    ],
  },
  Pisces: {
    says: [
      'You thunder, {partner} wilts, and you feel terrible (your Mars in Leo, theirs in Pisces).',
      "You hadn't wanted to beat anybody.",
      "They go along with whatever you were shouting about, with a faraway look, and you've won a thing that no longer seems worth having.",
      "They'll talk to you about it when you're lying down, since you're then about the same height and it's dark.",
    ],
  },
}
