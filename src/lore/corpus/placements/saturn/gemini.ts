import type { PlacementParagraphs } from '#lore/authored.ts'

export const saturnInGemini: PlacementParagraphs = {
  1: {
    says: [
      'You think before you speak, and it shows on meeting you (your Saturn in Gemini, {house}).',
      "You may worry that you're not quick or clever enough, so you prepare, and you've often got a good remark ready by the time the talk has moved on.",
      'People find you serious and a little dry.',
      'They come to value it, because nothing you say about a person ever has to be taken back.',
    ],
    traits: ['serious', 'wary'],
  },
  2: {
    says: [
      "You're careful about the price of your knowledge (your Saturn in Gemini, {house}).",
      'It seems to you that anyone could know what you know, so you give it away, take another course, and think you may charge after that.',
      "What makes you secure in the end is one skill with words or figures that you've learned to the bottom, and people will pay for it before you think you're ready.",
    ],
    traits: ['practical', 'sparing'],
  },
  3: {
    says: [
      'Talking was never a thing you could do without thinking (your Saturn in Gemini, {house}).',
      'You may have been corrected too often, or had a sibling who did all the talking, and you still rehearse a phone call before you make it.',
      'But all that care has given you precision.',
      "You can explain a difficult matter in six plain sentences, and people who talk easily can't.",
    ],
    traits: ['serious', 'wary'],
  },
  4: {
    says: [
      'In the house you grew up in, some subjects may have been easier to think about than to say (your Saturn in Gemini, {house}).',
      'You still choose your words at home more carefully than anywhere else.',
      'Things get written on the calendar and discussed by appointment.',
      'It looks stiff to visitors, and it works, because everyone who lives with you knows what was agreed and what it meant.',
    ],
    traits: ['guarded', 'serious'],
  },
  5: {
    says: [
      'You want to know the rules before you join in (your Saturn in Gemini, {house}).',
      'Improvising makes you nervous, and flirting is worse, because you hear each line as it leaves your mouth and give it a grade.',
      "Give you a form to work in, such as a crossword or a sonnet, and you're playful at once.",
      'Your jokes arrive late and dry and are repeated for years.',
    ],
    traits: ['serious', 'practical'],
  },
  6: {
    says: [
      "You worry about details at work, and you're very good with them (your Saturn in Gemini, {house}).",
      "Records and instructions are safe with you, since you've checked them until you could say them in your sleep, and sometimes you do.",
      "An interruption costs you an hour, because your hands and your breath get tight when there's too much to keep in mind and loosen only when it's written down.",
    ],
    traits: ['orderly', 'practical'],
  },
  7: {
    says: [
      "You and a partner have to be able to talk, and it doesn't come by itself (your Saturn in Gemini, {house}).",
      "You prepare what you're going to say, and when they answer something else you go silent because the speech no longer fits.",
      "Somebody patient suits you, who'll let you start again, and over the years you two can build a language in which nothing has to be said twice.",
    ],
    traits: ['serious', 'wary'],
  },
  8: {
    says: [
      "The subjects that matter most to you are the ones you've got the fewest words for (your Saturn in Gemini, {house}).",
      'You can research debt or intimacy for months, and then open your mouth to mention it and talk about something else.',
      'When you do manage to say the thing, even badly, people close to you remember it as the day they began to know you.',
    ],
    traits: ['guarded', 'private'],
  },
  9: {
    says: [
      'You respect knowledge too much to claim any (your Saturn in Gemini, {house}).',
      'School may have ended early for you and gone on in private ever since, or you stayed in it longer than you needed to.',
      "You'd be an excellent teacher, and what holds you back is waiting for the day when no student could ask you something you don't know.",
    ],
    traits: ['serious', 'practical'],
  },
  10: {
    says: [
      'You make your way by being exact with words or numbers (your Saturn in Gemini, {house}).',
      'Speaking in public may have frightened you once, and it may still, so you know your subject cold before you stand up.',
      "People above you trust what you've written without reading it twice.",
      "They'd like to hear your opinion, too, and you tend to give them the facts and hope that they'll ask.",
    ],
    traits: ['serious', 'public'],
  },
  11: {
    says: [
      'In a group you listen for a long time before you say anything (your Saturn in Gemini, {house}).',
      "The rest are quick and overlapping, and you'd like to finish a sentence, so you end up talking to one person at the edge.",
      'Friends learn that your messages are short and reliable.',
      "When the plan falls apart, it turns out that you're the only one who wrote down what was decided.",
    ],
    traits: ['wary', 'serious'],
  },
  12: {
    says: [
      'You do most of your talking inside (your Saturn in Gemini, {house}).',
      'An old embarrassment over something you said can still visit you on the stairs, and you answer it again, better.',
      "On paper it goes differently, and you may have pages that would surprise people who think you've got little to say, because there the sentences move freely.",
    ],
    traits: ['private', 'serious'],
  },
  sign: {
    says: [
      "You're careful with what you say and with what you claim to know (your Saturn in Gemini).",
      'Quick talkers may have made you feel slow, so you learned things properly.',
      'By now you know them better than the quick ones do.',
      "Small talk still costs you something, but when a matter has to be put so that nobody can misunderstand it, you're the person they ask.",
    ],
    traits: ['serious', 'wary'],
  },
}
