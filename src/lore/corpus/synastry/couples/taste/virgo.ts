import type { PairParagraphs } from '#lore/authored.ts'

export const virgoTaste: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} loves in bursts, and you love in small services (your Venus in Virgo, theirs in Aries).',
      "They bring home something impulsive, and you find out what's the matter with it.",
      "You've done ten things that day that they didn't see.",
      'It helps when they look, and when you let a foolish present be foolish.',
    ],
    says: [
      '{partner} kisses you in the middle of a sentence, and you do lose the thread.',
      'With your Venus in Virgo and theirs in Aries, you love by taking pains while they love by taking chances.',
      'They buy it on sight.',
      "You hold on to the receipt, and you've noticed that the things you return for them are never the ones they got for you.",
    ],
  },
  Taurus: {
    plain: [
      '{partner} enjoys, and you improve (your Venus in Virgo, theirs in Taurus).',
      'You both love in a practical way, and both can be relied on.',
      "You have trouble sitting down to a pleasure, and they're the person who can teach you.",
      'What they can take amiss is a remark about the sauce, which you had meant as devotion.',
    ],
    says: [
      '{partner} runs a hand over the cloth while you read the label, and it turns out to be the same one you both like (your Venus in Virgo, theirs in Taurus).',
      "You don't trust big words.",
      'They hardly use any.',
      'What they can teach you is to lie down in the middle of the day and let your feet be rubbed without offering to do something in return.',
    ],
  },
  Gemini: {
    plain: [
      '{partner} loves by amusing, and you love by being of use (your Venus in Virgo, theirs in Gemini).',
      'The two of you talk a good deal, and you both know a good deal.',
      'You take to heart what they said in passing.',
      'They overlook what you did in silence, and one message that mentions it is worth more to you than ten that are funny.',
    ],
    says: [
      '{partner} is fun to be corrected with, since they never mind.',
      "Your Venus is in Virgo and theirs is in Gemini, and each of you is in love with how the other's mind works.",
      'They want variety and you want it done well.',
      "You plan the day so that there's time for what they'll think of, and they do think of it, and they've never suspected that it was on the list.",
    ],
  },
  Cancer: {
    plain: [
      'You and {partner} both show love in what gets done, and they do it with feeling where you do it with precision (your Venus in Virgo, theirs in Cancer).',
      "They want to be told that they're loved, and you have just fixed the window.",
      'Neither you nor {partner} asks for much.',
      "It's good when you say it, however awkwardly, and when they count the window.",
    ],
    says: [
      "{partner} wants to cuddle and you've just noticed that they've got a splinter.",
      'Your Venus in Virgo loves with its eyes open and theirs in Cancer with its eyes shut.',
      'You never forget a prescription.',
      'They never forget a tone of voice, so it pays to say a kind thing first and then go and get the tweezers.',
    ],
  },
  Leo: {
    plain: [
      '{partner} wants to be adored, and you want to be of use (your Venus in Virgo, theirs in Leo).',
      'So you do things for them, and they would rather have a compliment.',
      "They give too much and too loudly, and you don't know where to look.",
      'What reaches them is praise without a correction, and what reaches you is to be thanked for something small.',
    ],
    says: [
      "You'd rather do three things for {partner} than say one, and they'd trade the three.",
      'With your Venus in Virgo and theirs in Leo, your compliments are so accurate that they sound like a review.',
      '"That\'s a better color on you" doesn\'t fill the heart.',
      'You\'ve tried "You look wonderful," stiffly, and the effect on the whole evening was so great that you wondered what you\'d been saving it for.',
    ],
  },
  Virgo: {
    plain: [
      'You and {partner} both love by making things right for somebody (your Venus in Virgo, theirs in Virgo too).',
      "It's modest, and it's constant, and hardly anybody else would notice.",
      'You each look for what could be better, which is hard on romance and good for everything else.',
      'One useless present a year does the two of you a lot of good.',
    ],
    says: [
      "You're both sure that you're the one who loves more, on the evidence of the chores (your Venus in Virgo, {partner}'s in Virgo too).",
      "Nobody's ever gone out without a tissue.",
      'You buy each other what was needed, in the right size.',
      "It can strike you some evening that you've both been good all week, and that there's a pint of something in the freezer that neither has felt entitled to.",
    ],
  },
  Libra: {
    plain: [
      'You show love by helping, and {partner} shows it by being lovely to be with (your Venus in Virgo, theirs in Libra).',
      "You see the one thing that's wrong with a fine evening, and they saw it too and said nothing.",
      'They want it said nicely, and you want it said truly.',
      "Both of you take trouble, and it's good to let the other one see how much.",
    ],
    says: [
      '{partner} wants it lovely and you want it clean, and you pass for people of taste.',
      'Your Venus is in Virgo, theirs is in Libra.',
      'You find it hard to say sweet things, as they might not be entirely so.',
      "They find it hard not to, and they've shown you that it does no lasting damage, and they'd still give six of their own for one of yours.",
    ],
  },
  Scorpio: {
    plain: [
      'You love carefully, and {partner} loves without reserve (your Venus in Virgo, theirs in Scorpio).',
      'Neither of you trusts quickly, and both of you notice everything.',
      'You can seem cool to them, and they can seem too much to you.',
      'What they learn is that you forget nothing that does them good, and what you learn is that nothing about you puts them off.',
    ],
    says: [
      "It's a quiet thing between two people who don't give themselves away easily (your Venus in Virgo, {partner}'s in Scorpio).",
      'You find out what they need and do it unasked.',
      "They find out what you're ashamed of and love you there.",
      'In company nobody would guess how much feeling there is, and you both like it that way.',
    ],
  },
  Sagittarius: {
    plain: [
      'You take care of what there is, and {partner} hopes for what could be (your Venus in Virgo, theirs in Sagittarius).',
      "They sweep you along, and you've packed for both.",
      'You can take the wind out of a plan with one question.',
      'They forgive it when it comes with a smile, and you forgive the missing details when they remember one that mattered.',
    ],
    says: [
      "{partner} thinks it'd be fun to just go, and you think so too, once you've packed the pills.",
      'With your Venus in Virgo and theirs in Sagittarius, they love the whole world and you love a few people in detail.',
      'They overtip.',
      'You work it out, and then, because they looked so happy, you leave it there, and you feel for a block and a half as rich as they do.',
    ],
  },
  Capricorn: {
    plain: [
      'You and {partner} both show love by what you do, and by doing it again (your Venus in Virgo, theirs in Capricorn).',
      'A great deal gets built, and not a great deal gets said.',
      "You would like to hear that you've done well, and so would they, and each of you thinks that it's understood.",
      'A free afternoon is the best present either of you could give.',
    ],
    says: [
      "Neither would dream of gushing (your Venus in Virgo, {partner}'s in Capricorn).",
      'Neither of you cares for people who say more than they do.',
      'They take care of the long run and you take care of Tuesday, and the jokes are dry and for members only.',
      "It's possible to be so considerate that pleasure gets put off till everything's been seen to, which so far it never has.",
    ],
  },
  Aquarius: {
    plain: [
      'You love in details, and {partner} loves in principle (your Venus in Virgo, theirs in Aquarius).',
      'They forget the birthday and would do anything for you.',
      'You remember it and feel foolish for minding.',
      'Neither of you is sentimental, so it may be enough that you put it in the calendar and that they look.',
    ],
    says: [
      "You notice what {partner} likes to eat and they've never noticed it themselves.",
      'Your Venus in Virgo is devoted to particulars, theirs in Aquarius to people at large, so you keep one humanitarian in clean shirts.',
      'They love you for being honest.',
      "They'd never think of remarking on how you look, and then, out of nowhere, they'll describe your hands to somebody so exactly that you have to leave the room.",
    ],
  },
  Pisces: {
    plain: [
      'You love by helping, and {partner} loves by understanding, and each of you can rest with the other (your Venus in Virgo, theirs in Pisces).',
      'You see what they need to get done, and they see what you need to be forgiven.',
      'They can be vague and you can be sharp.',
      "It's a good bargain, as long as nobody keeps the accounts but both of you say thanks.",
    ],
    says: [
      '{partner} loves a thing for its flaw, and you were about to sew it up.',
      "Your Venus is in Virgo and theirs is in Pisces, where it's at its most generous, so they forgive by habit and you repair by habit.",
      'You keep them solvent.',
      "They keep telling you that you're wonderful as you are, and you've got a list of reasons why it isn't so, which they won't read.",
    ],
  },
}
