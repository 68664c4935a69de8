import type { PairParagraphs } from '#lore/authored.ts'

export const virgoDays: PairParagraphs = {
  Aries: {
    says: [
      'You wipe down the stove to calm yourself, and {partner} goes around the block as if someone were after them (your Moon in Virgo, theirs in Aries).',
      "By the time they come back they're cheerful and you've gotten to the oven.",
      "They can't see what's left to be upset about.",
      'You envy them that, and on a night of worrying their "So what?" does more for you than it should.',
    ],
  },
  Taurus: {
    says: [
      '{partner} sleeps and you check (your Moon in Virgo, theirs in Taurus).',
      "It's a comfortable division, as there's somebody to make sure that the alarm is set and somebody who makes it worth staying in bed.",
      "They like what they like and don't apologize.",
      "You're soothed by being of use to a person who sighs out loud over clean sheets, though you may be slow to lie down on them yourself.",
    ],
  },
  Gemini: {
    says: [
      '{partner} leaves a trail of half-read magazines and glasses, and from it you can reconstruct their evening.',
      'Your Moon in Virgo gets calm by finishing things and theirs in Gemini by starting them.',
      "They talk to you while you tidy, and it's sociable.",
      'They make light of your worries, which helps half the time, and the other half you need somebody to take the list out of your hand and read it.',
    ],
  },
  Cancer: {
    says: [
      'You show up with cough drops and {partner} would have liked you to stay (your Moon in Virgo, theirs in Cancer).',
      "It's the same love, with you looking for what could be done about it and them looking for someone to be sad with.",
      "It's rare for you to be looked after by a person who does it better than you do, and it can take years until you stop getting up to help.",
    ],
  },
  Leo: {
    says: [
      "{partner} feels best when they've been celebrated, and you when you've been spared it.",
      'Your Moon is in Virgo, theirs in Leo.',
      'You arrange their party so well that nobody notices there was anything to arrange, and then they thank you, in front of everyone, at length.',
      "They never stop trying to give you what they'd want themselves, and now and then you enjoy it by mistake.",
    ],
  },
  Virgo: {
    says: [
      "The day isn't over till everything that could go wrong tomorrow has been mentioned (your Moon in Virgo, {partner}'s in Virgo too).",
      'Then you both sleep well.',
      'You each know how the other takes their coffee to the degree.',
      "Either may fret, though preferably not about the same thing, and if you're both at it, one of you has to go and find something funny to read out loud.",
    ],
  },
  Libra: {
    says: [
      "The cushions are straight because {partner} can't rest if they're not, and the bills are paid because you can't.",
      'With your Moon in Virgo and theirs in Libra, you two look as though nothing were ever out of place.',
      'They hate to eat by themselves and will wait for you.',
      "When they ask whether everything's okay, you list what isn't, and all they'd wanted to know was if you and they were.",
    ],
  },
  Scorpio: {
    says: [
      "{partner} won't say what it is, so you clean around it (your Moon in Virgo, theirs in Scorpio).",
      "They know you're worried by how you fold things.",
      'Both of you would rather look after somebody than be looked after, and it can take a fever to settle whose turn it is.',
      "You never make a drama out of what they tell you, and for that they'll tell you nearly all of it.",
    ],
  },
  Sagittarius: {
    says: [
      "You can't relax until it's done and {partner} can't see why it would ever be done, so they relax first.",
      "Your Moon in Virgo knows where the passports are, and theirs in Sagittarius knows that they'll turn up.",
      'Weekends tend to begin an hour after they were going to.',
      "Their certainty that nothing's wrong gets on your nerves until about two in the morning, when you'd like to borrow it.",
    ],
  },
  Capricorn: {
    says: [
      "Wherever the two of you happen to be, it's quiet and the trash is out (your Moon in Virgo, {partner}'s in Capricorn).",
      "You can tell that they're tired by their handwriting, and they can tell by how brightly you answer, and each takes over a chore without a word.",
      "As neither of you believes that rest is for people who aren't finished, someone has to be brave on Sunday and stop.",
    ],
  },
  Aquarius: {
    says: [
      'You keep regular hours and {partner} keeps whatever hours they like, so you meet in the middle of the night by the sink.',
      "With your Moon in Virgo and theirs in Aquarius, you're both a little shy of feelings and better at problems.",
      "They don't mind how things look.",
      "They'll also listen to what's worrying you without once saying that you worry too much, as though it were a very interesting machine.",
    ],
  },
  Pisces: {
    says: [
      '{partner} leaves the bath running and you turn it off.',
      "That's your Moon in Virgo and theirs in Pisces, and all day long you keep track of what they float away from.",
      "In return you're forgiven, without asking, for all the things that you can't forgive yourself.",
      "They'd like you to come and lie on the floor beside them and listen to a record, and the floor, as you can't help noticing, wants sweeping.",
    ],
  },
}
