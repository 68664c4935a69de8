import type { PairParagraphs } from '#lore/authored.ts'

export const virgoDays: PairParagraphs = {
  Aries: {
    plain: [
      "When something is wrong, {partner} charges at it and you put it in order, so both of you get up when you're upset (your Moon in Virgo, theirs in Aries).",
      "On the whole, in an emergency you're hard to beat.",
      "They start in the middle and you can't rest until it's done properly, and they feel corrected just when they had cheered up.",
    ],
    says: [
      'You wipe down the stove to calm yourself, and {partner} goes around the block as if someone were after them (your Moon in Virgo, theirs in Aries).',
      "By the time they come back they're cheerful and you've gotten to the oven.",
      "They can't see what's left to be upset about.",
      'You envy them that, and on a night of worrying their "So what?" does more for you than it should.',
    ],
  },
  Taurus: {
    plain: [
      "{partner} rests once there's enough of everything, and you rest once everything is in order (your Moon in Virgo, theirs in Taurus).",
      'They can sit down, and with them you learn to sit down as well.',
      'You see what could be better about a thing that they were enjoying, and a bit of praise first makes it easier to hear.',
    ],
    says: [
      '{partner} sleeps and you check (your Moon in Virgo, theirs in Taurus).',
      "It's a comfortable division, as there's somebody to make sure that the alarm is set and somebody who makes it worth staying in bed.",
      "They like what they like and don't apologize.",
      "You're soothed by being of use to a person who sighs out loud over clean sheets, though you may be slow to lie down on them yourself.",
    ],
  },
  Gemini: {
    plain: [
      'When something is wrong, {partner} talks and you tidy (your Moon in Virgo, theirs in Gemini).',
      'You both worry with your heads, and late at night you can keep each other at it.',
      'They make light of things and you make lists of them, and it takes both to see how large the trouble is.',
    ],
    says: [
      '{partner} leaves a trail of half-read magazines and glasses, and from it you can reconstruct their evening.',
      'Your Moon in Virgo gets calm by finishing things and theirs in Gemini by starting them.',
      "They talk to you while you tidy, and it's sociable.",
      'They make light of your worries, which helps half the time, and the other half you need somebody to take the list out of your hand and read it.',
    ],
  },
  Cancer: {
    plain: [
      '{partner} looks after people with feeling, and you do it by fixing what was wrong (your Moon in Virgo, theirs in Cancer).',
      'You both give all day long.',
      'They would like to be held while you are looking for the cause, so your help arrives a moment before they can use it.',
    ],
    says: [
      'You show up with cough drops and {partner} would have liked you to stay (your Moon in Virgo, theirs in Cancer).',
      "It's the same love, with you looking for what could be done about it and them looking for someone to be sad with.",
      "It's rare for you to be looked after by a person who does it better than you do, and it can take years until you stop getting up to help.",
    ],
  },
  Leo: {
    plain: [
      '{partner} wants a day to be celebrated and you want it to be in order (your Moon in Virgo, theirs in Leo).',
      'You take care of a hundred small things, and they bring some joy into them.',
      'They feel criticized where you were only worried, and you feel overlooked where they were only happy.',
    ],
    says: [
      "{partner} feels best when they've been celebrated, and you feel best when you've been spared it.",
      'Your Moon is in Virgo, theirs in Leo.',
      'You arrange their party so well that nobody notices there was anything to arrange, and then they thank you, in front of everyone, at length.',
      "They never stop trying to give you what they'd want themselves, and now and then you enjoy it by mistake.",
    ],
  },
  Virgo: {
    plain: [
      "You and {partner} both calm down by putting something in order, and neither can relax before it's done (your Moon in Virgo, theirs in Virgo too).",
      'Life together runs smoothly, with a lot of quiet kindness.',
      "Two worries in one room grow, so it's worth having an hour after which nobody may mention a problem.",
    ],
    says: [
      "The day isn't over till everything that could go wrong tomorrow has been mentioned (your Moon in Virgo, {partner}'s in Virgo too).",
      'Then you both sleep well.',
      'You each know how the other takes their coffee to the degree.',
      "Either may fret, though preferably not about the same thing, and if you're both at it, one of you has to go and find something funny to read out loud.",
    ],
  },
  Libra: {
    plain: [
      'You want things to be right and {partner} wants them to be pleasant (your Moon in Virgo, theirs in Libra).',
      'You see to the work, and they see to the mood.',
      "But you mention what's wrong because you care, and they hear that the evening is spoiled, so it matters a great deal how you begin.",
    ],
    says: [
      "The cushions are straight because {partner} can't rest if they're not, and the bills are paid because you can't.",
      'With your Moon in Virgo and theirs in Libra, you two look as though nothing were ever out of place.',
      'They hate to eat by themselves and will wait for you.',
      "When they ask whether everything's okay, you list what isn't, and all they'd wanted to know was if you and they were.",
    ],
  },
  Scorpio: {
    plain: [
      'You worry about the details and {partner} broods about the whole (your Moon in Virgo, theirs in Scorpio).',
      'Neither of you is fooled by a brave face, and both are good in a crisis.',
      'You offer help when they want to be alone, and they offer depth when you want to get on with the day.',
    ],
    says: [
      "{partner} won't say what it is, so you clean around it (your Moon in Virgo, theirs in Scorpio).",
      "They know you're worried by how you fold things.",
      'Both of you would rather look after somebody than be looked after, and it can take a fever to settle whose turn it is.',
      "You never make a drama out of what they tell you, and for that they'll tell you nearly all of it.",
    ],
  },
  Sagittarius: {
    plain: [
      'After a bad day you make a list and {partner} makes plans for a trip (your Moon in Virgo, theirs in Sagittarius).',
      'They get you to laugh at what you worried about.',
      'Your care seems small to them and their hope seems careless to you, and between the two most problems would be solved.',
    ],
    says: [
      "You can't relax until it's done and {partner} can't see why it would ever be done, so they relax first.",
      "Your Moon in Virgo knows where the passports are, and theirs in Sagittarius knows that they'll turn up.",
      'Weekends tend to begin an hour after they were going to.',
      "Their certainty that nothing's wrong gets on your nerves until about two in the morning, when you'd like to borrow it.",
    ],
  },
  Capricorn: {
    plain: [
      "Work done is what calms you down, and it's what calms {partner} down (your Moon in Virgo, theirs in Capricorn).",
      'You can rely on each other completely, and neither of you makes a fuss.',
      'Both of you handle trouble alone, so either can be unhappy for a week in full view of the other.',
    ],
    says: [
      "Wherever the two of you happen to be, it's quiet and the trash is out (your Moon in Virgo, {partner}'s in Capricorn).",
      "You can tell that they're tired by their handwriting, and they can tell by how brightly you answer, and each takes over a chore without a word.",
      "As neither of you believes that rest is for people who aren't finished, someone has to be brave on Sunday and stop.",
    ],
  },
  Aquarius: {
    plain: [
      "You want a day with some order in it, and {partner} wants one without anybody's rules (your Moon in Virgo, theirs in Aquarius).",
      'Both of you are shy of feelings and good at problems.',
      "They don't see what's lying around and you don't see anything else, but when you worry they listen without judging it, and that helps.",
    ],
    says: [
      'You keep regular hours and {partner} keeps whatever hours they like, so you meet in the middle of the night by the sink.',
      "With your Moon in Virgo and theirs in Aquarius, you're both a little shy of feelings and better at problems.",
      "They don't mind how things look.",
      "They'll also listen to what's worrying you without once saying that you worry too much, as though it were a very interesting machine.",
    ],
  },
  Pisces: {
    plain: [
      'You take care of things and {partner} takes in how people feel (your Moon in Virgo, theirs in Pisces).',
      'They soften your worry, and you give some shape to their days.',
      'You get practical when they want sympathy, and they get vague when you want an answer, so it helps to say which one is wanted.',
    ],
    says: [
      '{partner} leaves the bath running and you turn it off.',
      "That's your Moon in Virgo and theirs in Pisces, and all day long you keep track of what they float away from.",
      "In return you're forgiven, without asking, for all the things that you can't forgive yourself.",
      "They'd like you to come and lie on the floor beside them and listen to a record, and the floor, as you can't help noticing, wants sweeping.",
    ],
  },
}
