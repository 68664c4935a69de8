import type { SignThoughts } from '#lore/authored.ts'

export const moreOfVenusInSigns: SignThoughts = {
  Aries: {
    eases: {
      says: [
        'A small dare would be very welcome.',
        'Your Venus in Aries likes people who start things, and it goes flat among those who wait and see.',
        'You may be the one who has to begin.',
        'Nothing large is called for, since a hand held out or a seat changed is enough to tell someone that the evening has become interesting.',
      ],
      task: 'Make the first move toward one person, in under a minute.',
    },
    presses: {
      says: [
        'You may want an answer more than you want the person.',
        'Your Venus in Aries hates to wait, so it pushes for a yes and spoils the suspense that the other one was enjoying.',
        'They like you.',
        "They also like being allowed to come toward you, and there hasn't been much room for that.",
      ],
      task: 'Leave the next move to the other person, and do something you enjoy meanwhile.',
    },
  },
  Taurus: {
    eases: {
      says: [
        "What you love is within reach, and it isn't expensive.",
        'Your Venus in Taurus has good taste and great patience, and it can make a home out of a chair and a blanket.',
        'Luxury is mostly a matter of time.',
        'An hour with the good sheets, the good cheese, or the good friend might be worth the whole of last weekend.',
      ],
      task: 'Buy one thing to eat that is better than you need, and share it.',
    },
    presses: {
      says: [
        'Is it love, or is it the arrangement?',
        'Your Venus in Taurus stays where it is comfortable, and it can stay a long time after that.',
        'You may have noticed a draft.',
        'One thing that has been the same for years could be different without costing you any of the rest, and it would be better if you chose which.',
      ],
      task: 'Change one comfortable habit that you share with somebody, and let them pick the new one.',
    },
  },
  Gemini: {
    eases: {
      says: [
        'Flirting may be too big a word, but nobody is bored.',
        "Your Venus in Gemini likes to be told things it didn't know.",
        'A person who seemed plain can become fascinating over a single remark.',
        "You could go and find that remark, since you're good at the question that comes before it.",
      ],
      task: 'Ask somebody you think you know what they wanted to be at twelve.',
    },
    presses: {
      says: [
        'You may be in two conversations and at home in neither.',
        'Your Venus in Gemini spreads itself so as never to depend on one answer.',
        'The one that matters is getting a third of you.',
        "They're too polite to say it, and their replies have gotten as short as yours.",
      ],
      task: 'Put the phone out of reach, and give one person half an hour of both your eyes.',
    },
  },
  Cancer: {
    eases: {
      says: [
        'Old friends, an old sweater, and a dish that you could make asleep.',
        'Your Venus in Cancer loves what it has loved before.',
        'New people may find it hard to see the way in.',
        "There's one who has been to your home three times and still asks where the glasses are, and you could tell them to help themselves.",
      ],
      task: 'Treat one newer friend like family, and let them do the dishes.',
    },
    presses: {
      says: [
        'You may be guarding somebody who would like to go out.',
        'Your Venus in Cancer holds on tightest to those it is least sure of.',
        'They can feel the worry in the kindness.',
        "If you let them go with a wave, they're likely to be back by supper and glad to see you.",
      ],
      task: 'Encourage someone you would like to keep at home to go, and plan something of your own.',
    },
  },
  Leo: {
    eases: {
      says: [
        'You could be the one who says it first, and you could say it large.',
        'Your Venus in Leo has a gift for making another person feel like the only one there.',
        'You may have been rationing it.',
        'Somebody has had a gray week, and two sentences of yours, said loudly enough for others to hear, would put the color back.',
      ],
      task: 'Pay one extravagant compliment that is entirely true.',
    },
    presses: {
      says: [
        "It's lovely to be admired, and you may be wondering whether they like you.",
        'Your Venus in Leo shows its best side so steadily that people forget there are others.',
        'You get applause where you wanted company.',
        'One of them would be delighted to meet you with your hair wet and no story to tell.',
      ],
      task: "Let somebody see you on an unimpressive day, and don't dress it up.",
    },
  },
  Virgo: {
    eases: {
      says: [
        'Somebody may love you for a thing that you consider a quirk.',
        'Your Venus in Virgo is shy about its feelings and exact about its favors.',
        'It notices when a person has changed their glasses.',
        'Being noticed like that is rare enough, and you could let one of them know that you do it on purpose.',
      ],
      task: "Tell someone about a small thing you've noticed about them and always liked.",
    },
    presses: {
      says: [
        'You may be earning something that has already been given to you.',
        'Your Venus in Virgo finds it easier to be useful than to be liked.',
        'So it gets up to clear the table in the middle of the toast.',
        "The toast was for you, and they'd rather have had you stay in your seat and turn red.",
      ],
      task: 'Stay seated while someone does something for you, all the way to the end.',
    },
  },
  Libra: {
    eases: {
      says: [
        'Good company is close by, and it would like to be invited.',
        'Your Venus in Libra can make a Tuesday lunch feel like something that was planned for weeks.',
        'It tends to do this for people who need it.',
        'You could do it for somebody who needs nothing at all and is simply nice to look at across a table.',
      ],
      task: 'Invite somebody whose company costs you no effort whatever.',
    },
    presses: {
      says: [
        "Would you still want it if they didn't mind?",
        'Your Venus in Libra feels a difference of taste as the beginning of a separation.',
        'So it agrees about the sofa.',
        'In time there is a whole home that neither of you picked, and the way back starts with one cushion, and someone saying that they never liked it.',
      ],
      task: "Admit to one small dislike that you've been polite about.",
    },
  },
  Scorpio: {
    eases: {
      says: [
        'A long look would tell you more than a long talk.',
        'Your Venus in Scorpio wants to know what a person is like when nobody is watching.',
        'You may be given a glimpse.',
        'What you do with it matters, and the best thing you can do is to show them something of the same size.',
      ],
      task: 'Trade one secret with somebody, small enough to be safe and true enough to count.',
    },
    presses: {
      says: [
        'You may be holding back until they prove it, and they may be doing the same.',
        'Your Venus in Scorpio gives everything or nothing, and it has been burned by the first and bored by the second.',
        "There's an amount in between.",
        'It feels like weakness for about a minute, and after that it feels like a conversation.',
      ],
      task: 'Give someone a little more trust than they have earned, in one thing that you could afford to lose.',
    },
  },
  Sagittarius: {
    eases: {
      says: [
        'Laughing with somebody may be the most serious thing you do.',
        'Your Venus in Sagittarius loves a person best on the way to somewhere.',
        'Sitting across from each other has never been its strong point.',
        "On a drive or a walk with the one you've been meaning to talk to, it'll come up by itself around the second mile.",
      ],
      task: 'Go somewhere on foot or by car with one person, and let the talk find you.',
    },
    presses: {
      says: [
        'You may be longing for something that lives in another city.',
        "Your Venus in Sagittarius prefers what isn't quite here.",
        'It keeps you hopeful, and it makes the person who is here feel like a stopover.',
        "They know the look, and they'd be glad to hear one reason why you came back this time.",
      ],
      task: "Tell the person who is here one thing that you'd miss about them.",
    },
  },
  Capricorn: {
    eases: {
      says: [
        'You have something solid with somebody, and it can take a bit of fun.',
        'Your Venus in Capricorn saves its affection for those who stay.',
        "They may never have been told that they're past the trial period.",
        'It would come as a surprise, and you could make it a small ceremony, in your own dry way.',
      ],
      task: 'Give something of lasting value to a person who has stayed, without waiting for an occasion.',
    },
    presses: {
      says: [
        "You may be treating it like a job, and you're very good at the job.",
        'Your Venus in Capricorn shows its love by taking responsibility, and then it feels alone with it.',
        "The other person hasn't been asked to take any.",
        'They could be better at it than you think, in their own untidy way, if you could stand to watch.',
      ],
      task: 'Leave one shared duty entirely to the other person this week, and keep your comments.',
    },
  },
  Aquarius: {
    eases: {
      says: [
        'You may like somebody because they are nothing like you.',
        'Your Venus in Aquarius is drawn to the odd one in any room, and is seldom disappointed.',
        'It would rather be surprised than adored.',
        "There's a person around whose opinions you can't predict, and an hour with them would do for you what a holiday does for others.",
      ],
      task: 'Spend an hour with the most unpredictable person you know.',
    },
    presses: {
      says: [
        'How close is too close? You may be about to find out by leaving.',
        'Your Venus in Aquarius needs air around it, and it opens the window without saying why.',
        'The other person feels the cold.',
        "If you tell them how long you need, and that it has nothing to do with them, they'll most likely hand you your jacket and mean it well.",
      ],
      task: 'Tell someone how much time alone you need, with a number in it.',
    },
  },
  Pisces: {
    eases: {
      says: [
        'You may fall in love a little, with a voice, or a picture, or the man who sells you coffee.',
        'Your Venus in Pisces has more tenderness than it has people to give it to.',
        'It costs nothing to let it overflow.',
        'A note, a large tip, or a word to the musician would do, since they so rarely hear it from someone with no reason.',
      ],
      task: 'Tell a stranger, or someone close to one, that what they do is beautiful.',
    },
    presses: {
      says: [
        "You may be giving them what you'd like to be given.",
        "Your Venus in Pisces gives up a little more than it was asked for and hopes that it'll be noticed.",
        "It wasn't, since you made it look like nothing.",
        "A plain wish, spoken, would spare both of you the part where you are sad and they're puzzled.",
      ],
      task: "Ask for exactly the thing that you've been giving away.",
    },
  },
}
