import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const ariesSun: Record<Sign, Argument> = {
  Aries: {
    opening: [
      'Being tired strikes you as an opponent, and you go out to meet it.',
      "What you respect is a person who tries, and you'd choose a loss over a day spent waiting to see (your Sun in Aries).",
      "Comfort doesn't talk you out of it either, since your Moon in Aries is soothed by a fresh start and nothing else.",
      'On a bad evening, other people lie down, and you sign up for something.',
    ],
    turn: "What you're after and what calms you down are the same new beginning, so nobody in there ever calls a rest.",
    task: [
      "When you feel an evening of that kind coming, wait one night before you sign up, and spend it with somebody who's good at doing nothing.",
      'Copy how they sit.',
      'A beginning will hold until morning, and the people who run beside you have been too proud to be the first to ask for a break.',
    ],
  },
  Taurus: {
    opening: [
      'Your favorite race is one that has been over for an hour.',
      'A day feels wasted to you in which nothing was dared, and you like your wins to be your own (your Sun in Aries).',
      'What you need is another matter, because your Moon in Taurus wants the evening to go exactly as it went last night, down to the sauce.',
      "You can be on your feet asking who's in while the rest of you is still looking at the menu.",
    ],
    turn: 'Your pride goes looking for trouble, but your comfort has always hoped that it would find none.',
    task: [
      "Enter something this month that has a clear winner within the hour, and arrange beforehand where you'll eat.",
      'Both count as the plan.',
      'Bring along somebody who likes one half more than the other, since you can promise a race to the first kind and a menu to the second.',
    ],
  },
  Gemini: {
    opening: [
      'Winning is the idea, and you keep switching events.',
      "There's a real fighter in you, who'd like to be the first to have done a thing and to have done it alone (your Sun in Aries).",
      'But a single aim gets dull for your Moon in Gemini, which feels at home with two or three going, and which can be drawn off the track by an interesting stranger in the stands.',
      "You've got a number of head starts in this world, several of them large.",
    ],
    turn: "Coming in first would mean staying in one race, and you've just noticed another.",
    task: [
      "Choose the head start you're fondest of and put in an hour on it each week this month, with a friend who's allowed to talk about anything else.",
      'The talk takes care of the stranger in the stands.',
      "A friend likes being told interesting things by a person in motion, and for once there'd be a finish line for two.",
    ],
  },
  Cancer: {
    opening: [
      'Independence is something you announce and then call home about.',
      "It matters to you to have done it yourself, with your own hands and on nobody's advice (your Sun in Aries).",
      "Nothing's quite done, though, until your Moon in Cancer has someone to come back to, and the bravest thing you ever try will have been tried within reach of a phone.",
      "When the call isn't picked up, the victory feels like something you read about.",
    ],
    turn: "You go out to prove that you don't need anyone, and you need somebody waiting up to prove it to.",
    task: [
      "Before your next bold move, tell the person you'd call afterward that you'll be calling, and at what time.",
      "It doesn't make the move any less yours.",
      'With a little warning, the person who always picks up can have the plates cleared and a bottle open.',
    ],
  },
  Leo: {
    opening: [
      'Nobody loves a beginning more, or likes less to be seen as a beginner.',
      "The first day of anything is where you're most alive, with no instructions and everything to prove (your Sun in Aries).",
      'Your Moon in Leo is all for it until somebody looks over, because it needs to be wonderful and nobody is on a first day.',
      'You may be much better at the things you learned with the blinds down than at the ones for which there was a class.',
    ],
    turn: "You've got courage for anything except being bad at it while people watch.",
    task: [
      "Learn something small this month in front of somebody who's better at it, and let the first three tries be as bad as they are.",
      'Make them laugh if you like, but on purpose.',
      'The blinds come up for the other person too, because someone who is good at a thing hardly ever gets to see how brave it looks from the start.',
    ],
  },
  Virgo: {
    opening: [
      'You strike at once, and there had better be nothing wrong with it.',
      'Quick action is a matter of honor for you, and a day of hesitation leaves you ashamed of yourself (your Sun in Aries).',
      'Unfortunately a slip leaves you just as ashamed, since your Moon in Virgo is at peace only when it has checked.',
      'So you hit send with your jaw set, and then you reread it with your hand over your mouth.',
    ],
    turn: 'Waiting feels like cowardice to you, and not checking feels like dirt, and most of your decisions have to offend one of them.',
    task: [
      "Divide a decision this month by the clock, with twenty minutes for finding fault and then one minute for acting, and don't let either of them run over.",
      'Set a timer for both.',
      "You've made a few people jump with what you sent, and they'd get the same courage from you with the commas in.",
    ],
  },
  Libra: {
    opening: [
      'Nobody plays harder than you do, and nobody minds more that somebody lost.',
      "A fair fight is one of your pleasures, and you'd rather lose at full strength than be handed anything (your Sun in Aries).",
      "Then the game's over, and your Moon in Libra can't stand to be across the net from somebody sad.",
      "You've been known to spend the walk to the parking lot explaining how close it was, and how the wind had helped you.",
    ],
    turn: "You play to win and you need the loser to like you, and they're usually the same person.",
    task: [
      'Find somebody who enjoys losing to you about as little as you enjoy losing to them, and arrange to meet them twice this month, with a score.',
      'Skip the speech about the wind.',
      'A person of that kind takes it as a compliment to be beaten for real, and will be glad about it somewhere around the second drink.',
    ],
  },
  Scorpio: {
    opening: [
      "In the ring you fight fair, and at home you've kept every score.",
      'Open conflict is clean to you, you hit from the front, and you mean it when you shake hands (your Sun in Aries).',
      "It's only the hand that has finished, because your Moon in Scorpio holds on to what was said and goes over it for the insult underneath.",
      'The other person tells everyone what a good sport you are, in a year when you can still recite the exchange.',
    ],
    turn: "As far as anyone can tell the fight is over by noon, and somewhere in you it's still going on.",
    task: [
      'Ask one old opponent what they meant by the sentence you could recite.',
      'Say the sentence word for word, with no edge on it, and let them think.',
      "Chances are that they've forgotten it and will be sorry, and then all the nice things they've said about you can be true.",
    ],
  },
  Sagittarius: {
    opening: [
      'Boredom frightens you more than any danger does.',
      "You're after the real test, the one with your own name on it, and a risk looks to you like an honest question (your Sun in Aries).",
      "No one at home votes against it, because your Moon in Sagittarius hears of the same risk and thinks how beautiful it'll be.",
      "It makes you wonderful on the way out of the harbor, and it means that the life jackets have generally been somebody else's idea.",
    ],
    turn: "You want the risk and you believe that it'll work out, so caution has to be supplied by your friends.",
    task: [
      'On the next adventure you propose, appoint somebody to think of what could go wrong, and do two of the things they say.',
      "Thank them the way you'd thank the cook.",
      'The friend with the pocketful of worries would have a better time in the harbor for having been asked.',
    ],
  },
  Capricorn: {
    opening: [
      "You'd like it done today, and you'd like it to stand for thirty years.",
      'A wish and its first step are the same event with you, and having to wait for permission feels like being a child (your Sun in Aries).',
      "But your Moon in Capricorn can't sleep in anything that was put up in an afternoon, and by dark it's out there tapping the beams.",
      'Some of what you tear down is perfectly good, and was only built faster than you could trust.',
    ],
    turn: "What you begin on impulse in the morning you can't trust by night, and some of it gets undone for that reason alone.",
    task: [
      'Pick one thing you began at your usual speed and want to keep, and book it an hour on the same day of each of the next four weeks.',
      'No other improvements are allowed in between.',
      'Those who live with what you build, or only visit, would be happy to hear at breakfast that nothing has been torn down.',
    ],
  },
  Aquarius: {
    opening: [
      'You lead very well, as long as nobody follows.',
      "Somebody has to go first, and you can never see why it shouldn't be you (your Sun in Aries).",
      "It's a crowd behind you that spoils it, because your Moon in Aquarius wants everybody to think for themselves, and it feels crowded by gratitude and hemmed in by a fan.",
      "You talk six people into something they were afraid of, and by the time they've thanked you you're on to the next.",
    ],
    turn: "You'll break the way for anyone who's stuck, provided that none of them tries to hold your hand.",
    task: [
      "The next time you've talked people into something, hand one of them the lead and walk third for an hour.",
      'Ask questions from back there.',
      "The ones who've followed you know your back very well, and one of them may be just as good out in front.",
    ],
  },
  Pisces: {
    opening: [
      'You keep trying to beat people you feel sorry for.',
      "It's in you to push to the front and to see what you're worth when it counts (your Sun in Aries).",
      'At the front you look around, and whatever the others are feeling, your Moon in Pisces feels as well, with interest.',
      'You can get to the last seat on a crowded train first, give it up to somebody with a long face, and stand there furious for eight stops.',
    ],
    turn: "Getting there first is easy enough for you, and then comes somebody sad who'd like the place.",
    task: [
      'Pick a contest this month with nobody on the other side, such as your own best time or a hill, and go all out.',
      'Let there be no mercy in it.',
      'With that used up, the kindness you show people can be plain kindness, and the person who gets the seat can have it without the eight stops of your fury.',
    ],
  },
}
