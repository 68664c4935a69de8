import type { PlacementParagraphs } from '#lore/authored.ts'

export const venusInAries: PlacementParagraphs = {
  1: {
    says: [
      "Liking somebody shows on you at once, and you'd rather walk over than wait to be noticed (your Venus in Aries, {house}).",
      'Venus is supposed to attract and let others come, so in Aries it works backward, and that suits you better than hinting would.',
      "Shy people are relieved and cautious ones wonder what you're after.",
      'When your interest drops, they can read that off your face just as promptly.',
    ],
    traits: ['bold', 'open'],
  },
  2: {
    says: [
      "You know within a minute whether you want something, and a minute later it's yours (your Venus in Aries, {house}).",
      'What you enjoyed was the chase, so a jacket you hunted through three stores for can stop mattering once it hangs at home with the tags on.',
      'Your money lasts longest on things that have to be won again every month, and oddly enough that includes a savings goal.',
    ],
    traits: ['quick'],
  },
  3: {
    says: [
      "Venus is in Aries {house}, so you flirt a little with everybody, including the neighbor you're annoyed with.",
      'You say the nice thing the second it occurs to you, and because you say the other thing just as fast, people believe you.',
      'Anyone who grew up alongside you can trade insults with you for ten minutes and come away feeling loved.',
      'A newcomer may need to be told that this was affection.',
    ],
    traits: ['frank', 'quick'],
  },
  4: {
    says: [
      'At home, too much peace can feel to you as if nobody cares enough to disagree (your Venus in Aries, {house}).',
      "You love your family by wrestling them for the remote and by taking their side before you've heard the story.",
      'Venus is at its least smooth in this sign, and the people you live with get the affection and the heat from the same burner.',
      'They do always know where they stand.',
    ],
    traits: ['warm'],
  },
  5: {
    says: [
      "Beginnings are where you're at your most lovable.",
      'Nobody plans a better first date, and a hobby gets the same treatment, with the gear ordered the night you hear about it (your Venus in Aries, {house}).',
      'Then somebody says yes to you and the pull is gone, which you can mistake for having chosen wrong.',
      'What keeps you is a person or a craft that goes on being slightly hard to win.',
    ],
    traits: ['bold', 'changeable'],
  },
  6: {
    says: [
      'With Venus in Aries {house}, you like your days to have some speed in them.',
      "You'll do a dull task gladly if it can be a race, and you show people you work with that you like them by starting on their half while they're still discussing it.",
      "It's meant as a present, and it tends to be taken as criticism of their pace.",
    ],
    traits: ['quick'],
  },
  7: {
    says: [
      "The person you can love for long is one who doesn't let you win (your Venus in Aries, {house}).",
      "You court quickly and openly, and then you push on what you've got, because agreement that comes too easily leaves nobody on the other side of the net.",
      'Venus here falls for the spark and has to learn the maintenance.',
      "When you're bored you pick a fight, and it was meant as an invitation.",
    ],
    traits: ['bold'],
  },
  8: {
    says: [
      'You decide whether to trust a person about as fast as other people decide on a sandwich (your Venus in Aries, {house}).',
      "If it's yes, they can borrow the money that night, and they'll hear about your own debts, too.",
      'What you dislike comes afterward, when closeness has to turn into bookkeeping.',
      'So a loan that began as pure impulse can sit between you for a year because nobody wants to name it.',
    ],
    traits: ['trusting', 'quick'],
  },
  9: {
    says: [
      'A place only has to look difficult for you to fall for it (your Venus in Aries, {house}).',
      'You learn forty words of the language, try all of them on the first waiter, and are delighted to be corrected.',
      'Subjects and convictions win you the same way, by daring you.',
      'The intermediate level is where they lose you, when the dare is over and what remains is grammar.',
    ],
    traits: ['bold', 'idealistic'],
  },
  10: {
    says: [
      "Venus is in Aries {house}, so you make your name by liking things before it's safe to.",
      "You'll put your weight behind an idea nobody has approved, and everyone in charge notices that you weren't asked.",
      'Venus has to manage without tact in this sign, and in exchange no one ever suspects you of flattery.',
      'You collect loyal backers that way, and a few people who are still waiting for an apology.',
    ],
    traits: ['bold', 'public'],
  },
  11: {
    says: [
      'Friendship begins, for you, the moment somebody bothers to move, and you bother (your Venus in Aries, {house}).',
      'Two minutes after a stranger says something funny at a picnic, the two of you have a plan for Saturday.',
      "You have less talent for the eleventh Saturday, when it's understood that you'll both come.",
      "The friends who've lasted drag you somewhere new and beat you at it.",
    ],
    traits: ['bold', 'warm'],
  },
  12: {
    says: [
      'You can be head over heels for months without a soul knowing.',
      'Venus is in Aries {house}, so it wants to run straight at what it likes and has to stay indoors, and the whole campaign takes place in your head, speech included.',
      'It leaves you looking cooler than you are, sometimes to the one person you hoped would notice.',
      "By the time you'd dare to speak, you've already been through the breakup.",
    ],
    traits: ['bold', 'private'],
  },
  sign: {
    says: [
      "You go after what you like, and it's hard for you to see why anyone wouldn't (your Venus in Aries).",
      "Tradition calls the sign a poor fit for Venus, which would rather be sought, and it's true that you can overrun somebody who was about to come to you anyway.",
      'But no one has to guess.',
      "A person you've picked hears about it in the first week, in so many words.",
    ],
    traits: ['bold', 'frank'],
  },
}
