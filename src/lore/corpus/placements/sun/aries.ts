import type { PlacementParagraphs } from '#lore/authored.ts'

export const sunInAries: PlacementParagraphs = {
  1: {
    says: [
      "You're at your best when nobody has done it yet (your Sun in Aries, {house}).",
      "The Sun is especially strong in Aries, so people look to you to start, and you've usually raised your hand before you know what the task is.",
      "You're proud of that courage, and you ought to be.",
      'Being second makes you restless, and you may leave a thing that was going well because it no longer needed someone brave.',
    ],
    traits: ['bold', 'frank'],
  },
  2: {
    says: [
      "What you're proudest of is anything you got without help (your Sun in Aries, {house}).",
      'A Sun as strong as this wants to prove itself by earning, so a tough month with no sure income can find you in excellent spirits.',
      'You spend as you work, fast and on your own judgment.',
      'Saving is duller than winning, so the money from one good run is usually spent on starting the next.',
    ],
    traits: ['independent', 'bold'],
  },
  3: {
    says: [
      "You feel most alive when you're saying what no one else in the room will say (your Sun in Aries, {house}).",
      'With the Sun at its boldest, you speak up for a brother or a stranger in the same clear voice, and you think about your tone later.',
      "People learn that you can be believed, and they learn to keep quiet about half-formed plans, since you'd have them started by dinner.",
    ],
    traits: ['frank', 'bold'],
  },
  4: {
    says: [
      "You'd like to begin the family over again, and do it better (your Sun in Aries, {house}).",
      'The Sun gives you plenty of confidence here, and you may be the first of yours to leave, or to come back, or to say no.',
      'At home you take charge without being asked.',
      "Your pride is in what you've founded, and you can be slow to see that the people in it would like to have voted.",
    ],
    traits: ['independent', 'bold'],
  },
  5: {
    says: [
      'You were made for opening nights (your Sun in Aries, {house}).',
      'Astrologers call the Sun exalted in Aries, and in you it gets to play, so you throw yourself into love or a game with an enthusiasm that pulls other people onto the floor.',
      'What you create is quick and full of nerve.',
      'The second draft bores you, and you may have twenty wonderful beginnings and a reputation for talent where you could have had a body of work.',
    ],
    traits: ['bold', 'playful'],
  },
  6: {
    says: [
      'You take pride in work that other people avoid (your Sun in Aries, {house}).',
      'Give you the complaint nobody wants to answer and you enjoy it, because the Sun is strong here and effort is how you know who you are.',
      "The daily repetition is what defeats you, so you create a rush where there wasn't one, and those you work with can't always tell which fires were real.",
    ],
    traits: ['bold', 'quick'],
  },
  7: {
    says: [
      'You become yourself by standing next to someone who pushes back (your Sun in Aries, {house}).',
      "A Sun this sure of itself goes looking for an equal, and you're drawn to people who have a will of their own and say so.",
      'You make a brave and loyal ally.',
      "But you tend to treat an agreement as a win, when the other person wasn't keeping score.",
    ],
    traits: ['bold', 'frank'],
  },
  8: {
    says: [
      'You walk into what others back away from (your Sun in Aries, {house}).',
      "Nothing of the kind scares you, so you'll bring up the debt, the jealousy, or the thing that went wrong last summer, and you feel clean afterward.",
      'People in trouble want you near for that reason, and the shy ones among them may be a little frightened by how unafraid you are on their behalf.',
    ],
    traits: ['bold', 'frank'],
  },
  9: {
    says: [
      'You need a frontier (your Sun in Aries, {house}).',
      'Aries gives the Sun all the confidence it could want, so you set off for the strange country or the difficult degree on the strength of wanting to, and you figure out the rest at the border.',
      "Your beliefs come with the same force, and they inspire people, though you may be on to the next one by the time they've packed to follow you into this one.",
    ],
    traits: ['bold', 'idealistic'],
  },
  10: {
    says: [
      'People will follow you before you have a title (your Sun in Aries, {house}).',
      "The Sun is at its boldest here, so your ambition is out in the open, and you'd rather fail at running something than do well at assisting.",
      "The first year of anything suits you best, because after that it takes patience with other people's pace, and you'd never pictured that as part of success.",
    ],
    traits: ['public', 'bold'],
  },
  11: {
    says: [
      "In any group you're the one who turns talk into a date (your Sun in Aries, {house}).",
      'The Sun has courage to spare in Aries, and yours goes to a cause, so friends get carried along to the protest or the half marathon and thank you in the end.',
      "Once it's running, the committee can meet without you, and you may be a little hurt that what you founded does fine on its own.",
    ],
    traits: ['bold', 'independent'],
  },
  12: {
    says: [
      'Your courage goes where nobody can see it (your Sun in Aries, {house}).',
      "A very strong Sun is hidden in you, and you can seem mild for years while you're fighting something in yourself that would have flattened a louder person.",
      'You act best alone and unannounced.',
      "When you do stand up in public, people are startled, since they'd never have guessed how much practice you've had.",
    ],
    traits: ['private', 'bold'],
  },
  sign: {
    says: [
      "You're here to start things (your Sun in Aries, where the Sun is at its proudest).",
      "Doubt doesn't last long with you, because you find out by trying, and other people borrow your confidence without noticing that they have.",
      "You're honest to a fault and hardly ever bear a grudge.",
      'Finishing is your weak spot, and the people you do best with are the ones who love the middle of a thing.',
    ],
    traits: ['bold', 'independent'],
  },
}
