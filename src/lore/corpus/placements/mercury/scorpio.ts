import type { PlacementParagraphs } from '#lore/authored.ts'

export const mercuryInScorpio: PlacementParagraphs = {
  1: {
    says: [
      "You say little when you arrive, and you've noticed who's lying about the traffic (your Mercury in Scorpio, {house}).",
      "Your mind goes to whatever's missing, so where other people make small talk, you wait, and then ask the one thing that nobody had prepared for.",
      'Some find it a relief to be seen through.',
      "Others go to fill up their glass, and you've usually drawn a conclusion from that, too.",
    ],
    traits: ['guarded', 'serious'],
  },
  2: {
    says: [
      'Mercury is in Scorpio {house}, so you follow the money by reflex, and that includes your own.',
      "An offer that seems generous gets read backward until you find out who's paying for it, and you're seldom taken in.",
      'It makes you a good researcher of anything with a price.',
      "Nobody knows your figures, though, and it has happened that you missed some honest advice because you wouldn't show them.",
    ],
    traits: ['guarded', 'wary'],
  },
  3: {
    says: [
      'You listen to what people leave out.',
      "A sister says everyone's fine and you ask which one isn't (your Mercury in Scorpio, {house}).",
      "You'd rather not chat, and in writing you're worse, because a single period from you at the end of an okay can spoil somebody's morning.",
      "When you do speak your mind you go straight to the spot, and then you're astonished that it bled.",
    ],
    traits: ['guarded', 'frank'],
  },
  4: {
    says: [
      'You find out, sooner or later, what nobody at home meant to tell you (your Mercury in Scorpio, {house}).',
      'You may have been the child who listened on the landing, and you still know a house by its silences.',
      "The family's secrets are better protected with you than with the family.",
      "In a quarrel you've got what you'd need to win for good, and it's to your honor that you mostly reach for something smaller.",
    ],
    traits: ['guarded', 'close'],
  },
  5: {
    says: [
      'Whatever you take up for pleasure, you take apart (your Mercury in Scorpio, {house}).',
      'You know the real story behind the record, and having guessed the culprit by the second episode, you watch on to see how well they hid it.',
      'Flirting, you make a remark that goes rather deep for a bowling alley.',
      "If nothing's hidden in a person, you run out of questions, and you mistake that for their being dull.",
    ],
    traits: ['serious'],
  },
  6: {
    says: [
      "The fault that's been explained away for months is your kind of task (your Mercury in Scorpio, {house}).",
      "You shut everything else out and go down after it, and when you come back you've got the cause.",
      'Chatter around you feels like theft.',
      'People you work with sense that you also know why the last person left, and they bring you their grievances in the parking lot, where you listen and give nothing in return.',
    ],
    traits: ['serious', 'private'],
  },
  7: {
    says: [
      "You can't be close to somebody and leave a subject alone.",
      "When you ask what they were thinking just then, you don't let them off with oh, nothing (your Mercury in Scorpio, {house}).",
      "It's the most thorough attention that a partner is ever likely to get.",
      "After some time they may notice that they've been completely known by a person whose middle school years are still under seal.",
    ],
    traits: ['close', 'wary'],
  },
  8: {
    says: [
      "Other people's dread is a thing you can think about clearly (your Mercury in Scorpio, {house}).",
      "Your mind is at its best below the surface, with debts or desires or a family's silence, and you can ask about it in a tone that makes the answer possible.",
      'You forget nothing you were told there.',
      "It's because you know so well what a fact can do that your own go out one at a time, numbered.",
    ],
    traits: ['guarded', 'serious'],
  },
  9: {
    says: [
      "You distrust any truth you didn't have to dig for (your Mercury in Scorpio, {house}).",
      'A banned book gets read together with what the banners wrote, and your idea of a vacation may well include an archive.',
      'You can be shaken by an idea, for months, as other people are by a love affair.',
      'As for the impressive teacher, you knew by the second week, and you stayed to see how it was done.',
    ],
    traits: ['serious', 'wary'],
  },
  10: {
    says: [
      "Mercury is in Scorpio {house}, so people assume that you know more than you say, and they're right.",
      "You think strategically without its showing, and you tend to be the one consulted when something has gone wrong and mustn't be talked about.",
      "It's a fine position and a lonely one.",
      'A bit of harmless openness on your part, such as a hobby, would do your standing more good than the next secret you keep.',
    ],
    traits: ['guarded', 'public'],
  },
  11: {
    says: [
      'You can tell within an evening who in a group is pretending to like whom (your Mercury in Scorpio, {house}).',
      "You don't pass it on, which is why each of them has told you something.",
      "General conversation bores you, and you look for the one friend at the far end who'll say what they think of their life.",
      "The others believe you disapprove of them, and you're usually only hoping for a better subject.",
    ],
    traits: ['guarded', 'wary'],
  },
  12: {
    says: [
      'What you really think has hardly ever been said aloud.',
      "Your mind works downward and by night, and it'll turn a single odd look from lunchtime over until it gives up its meaning, or one of its meanings (your Mercury in Scorpio, {house}).",
      "You're right more often than is comfortable.",
      "On the occasions when you're wrong, nobody can tell you, since they have no idea that they were suspected and let off.",
    ],
    traits: ['private', 'guarded'],
  },
  sign: {
    says: [
      'You think by going underneath (your Mercury in Scorpio).',
      "The official reason doesn't interest you, so you look for the other one, and you're patient and usually right, which makes you excellent company in trouble and a bit strenuous at brunch.",
      'You can keep anything to yourself.',
      "What you do say is so exactly aimed that people remember it for years, including some you'd hoped would forget.",
    ],
    traits: ['guarded', 'serious'],
  },
}
