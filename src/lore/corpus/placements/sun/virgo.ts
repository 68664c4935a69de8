import type { PlacementParagraphs } from '#lore/authored.ts'

export const sunInVirgo: PlacementParagraphs = {
  1: {
    says: [
      'You come in quietly and see at once what needs doing (your Sun in Virgo, {house}).',
      "People are often helped by you before they've learned your name.",
      "You're proud of being competent, and shy about being looked at, so you keep your hands busy.",
      "New acquaintances may think you're judging them, because your face is so attentive, when you're mostly wondering whether you should have brought something.",
    ],
    traits: ['modest', 'practical'],
  },
  2: {
    says: [
      'Making a little go a long way is a skill you take real pride in (your Sun in Virgo, {house}).',
      "Give you a tight budget and you'll run it so well that nobody feels poor.",
      'Your own skill you price too low, because you know every flaw in it.',
      "Someone half as good may ask twice as much and get it, and you'll notice, and you'll explain to yourself why that's fair.",
    ],
    traits: ['practical', 'sparing'],
  },
  3: {
    says: [
      'Clear words are a form of kindness to you (your Sun in Virgo, {house}).',
      'When you explain a form or a bus route, even a tired person understands, and a whole street relies on it.',
      "Everyday talk is where you shine, though you'd never say so.",
      "A vague statement bothers you until it's corrected, and siblings have been known to exaggerate just to watch you hold out for ten seconds.",
    ],
    traits: ['practical', 'orderly'],
  },
  4: {
    says: [
      'Keeping a home in order is how you take care of your soul (your Sun in Virgo, {house}).',
      "It doesn't have to be grand, but things should work and be washed, and everyone should have what they need.",
      'Your family runs on what you remember.',
      "They may have no idea how much that is, since you do it early and without comment, and it only shows in the week when you're away.",
    ],
    traits: ['orderly', 'modest'],
  },
  5: {
    says: [
      'Joy, for you, is getting slightly better at something you love (your Sun in Virgo, {house}).',
      "Give you a small craft with a long history, such as bookbinding or the perfect dumpling, and you're content for years.",
      'Showing it is another matter, in romance too, and the person you like might have to be told by somebody else that all those little repairs were a declaration.',
    ],
    traits: ['practical', 'modest'],
  },
  6: {
    says: [
      'A job done well tells you who you are (your Sun in Virgo, {house}).',
      'You like the work itself, down to the part that nobody checks, and you may be better at your job than the people who explain it to you.',
      "The danger is that you'll make yourself necessary everywhere, and then a day without a task leaves you feeling like nobody in particular.",
    ],
    traits: ['practical', 'orderly'],
  },
  7: {
    says: [
      'You show a partner respect by paying attention (your Sun in Virgo, {house}).',
      "How they sleep and what they're dreading this month are known to you, and you quietly arrange things so it'll be easier.",
      'Growing together means improving together, as you see it.',
      "They may not have signed up for improvement, and the most loving thing they ever hear from you may be that you wouldn't change it.",
    ],
    traits: ['practical', 'close'],
  },
  8: {
    says: [
      "People trust you with their affairs because you're exact and you don't talk (your Sun in Virgo, {house}).",
      "You can sort out a muddled inheritance or a friend's unopened mail, and you find it satisfying.",
      "Your own depths you'd like to approach in the same orderly fashion.",
      "They don't hold still for it, and the moments you learn most from are generally those for which you had no list.",
    ],
    traits: ['practical', 'wary'],
  },
  9: {
    says: [
      "You want to understand a thing properly, and it's a matter of honor (your Sun in Virgo, {house}).",
      "The language gets learned before the trip, and anyone who's certain after one lecture makes you doubtful.",
      'What you believe shows in how you do small jobs.',
      "You might be a better guide than many who preach, but you wait to be asked, and you tend to wait until you've read one more book.",
    ],
    traits: ['practical', 'modest'],
  },
  10: {
    says: [
      'You make your name by being right about small matters for years (your Sun in Virgo, {house}).',
      "Then one day it's noticed that nothing works without you.",
      "You're proud of the quality and ill at ease with the attention, so you credit the team.",
      "Those who decide on promotions may take you at your word, and it can cost you a position that you'd have filled better than the one who got it.",
    ],
    traits: ['practical', 'public'],
  },
  11: {
    says: [
      "Every group has somebody with a vision, and you're the one who finds out what it costs (your Sun in Virgo, {house}).",
      'Friends come to you when the romance of an idea has worn off and the work is still there.',
      'Improving the world, to you, is done one correct step at a time.',
      "Some friends want to be cheered on as well, and you may only remember it after you've pointed out the flaw.",
    ],
    traits: ['practical', 'modest'],
  },
  12: {
    says: [
      'Your best work is done without a signature (your Sun in Virgo, {house}).',
      "What others left undone gets fixed overnight, and you like it that they'll never know who it was.",
      'In private you ask far more of yourself than of them, and it would surprise you to hear how many people think of you as someone who has it all worked out.',
    ],
    traits: ['private', 'modest'],
  },
  sign: {
    says: [
      "You're here to improve things, and you start with what's closest (your Sun in Virgo).",
      "Skill is what you respect, in a surgeon or in the person who cuts your hair, and you've worked hard to have some.",
      'You notice every flaw because you can see how it could be.',
      'Your own flaws get the most attention, which is a pity, since nobody else has ever found half of them.',
    ],
    traits: ['practical', 'modest'],
  },
}
