import type { DayThoughts } from '#lore/authored.ts'

export const neptuneToVenus: DayThoughts = {
  eases: {
    1: {
      says: [
        "There's something about you these weeks that people can't name and like to be near.",
        'Venus in the first house is used to charming others on purpose, and Neptune lets it happen without an effort.',
        "You may look your best when you've forgotten that anyone's looking.",
      ],
      task: 'Go through the day without checking how you look, and see how people look at you.',
    },
    2: {
      says: [
        'You enjoy things these weeks without having to own them.',
        "The second-house Venus loves to hold what's beautiful, and Neptune shows it that light on a wall is free.",
        'If you do spend money, it may be on something that lasts an hour and stays with you for years.',
      ],
      task: 'Spend half an hour with something beautiful that belongs to everyone, such as a park, a church, or a window display.',
    },
    3: {
      says: [
        'An everyday exchange has a touch of poetry in it.',
        "Neptune these weeks lends the Venus in your third house a phrase that isn't quite like it, and the person at the counter looks up.",
        'A note from you would be kept.',
      ],
      task: 'Write three lines by hand to someone nearby, about something you both saw.',
    },
    4: {
      says: [
        "There's a good deal of love at home, and these weeks it's visible.",
        "The Venus in this house tries so hard to make it pleasant, and Neptune tells it that it's pleasant enough.",
        "A family member's old fault may strike you as rather touching.",
      ],
      task: 'Dim the lights at home, put on music someone there loved long ago, and let anyone who likes come in.',
    },
    5: {
      says: [
        "It's a time for romance, with a person or with an idea.",
        'Neptune these weeks gives the fifth-house Venus the kind of happiness that makes people walk home the long way.',
        "Whether it'll last is a good question for another month.",
      ],
      task: 'Do one romantic thing with no purpose, such as dancing in a kitchen or walking in the rain.',
    },
    6: {
      says: [
        "There's beauty in small duties these weeks, if you do them for someone.",
        'The Venus in your sixth house likes its work neat and friendly, and Neptune lets it see the person at the other end.',
        "Folding somebody's laundry can be a kind of affection, and they may feel it without knowing why.",
      ],
      task: 'Do one everyday task for a person you love as though it were a present.',
    },
    7: {
      says: [
        'Being with one person feels like a vacation.',
        'Neptune these weeks takes the bargaining out of your seventh-house Venus, and the two of you simply like each other.',
        "Whatever has to be discussed will still be there, and you'll discuss it more kindly.",
      ],
      task: 'Spend an hour with someone you love in which neither of you mentions anything that has to be done.',
    },
    8: {
      says: [
        "You can give without counting, to someone who won't take advantage of it.",
        'The Venus of the eighth house knows what gifts can cost, and Neptune these weeks lets it forget in safe company.',
        'Something between you that was about money turns out to have been about being loved.',
      ],
      task: "Leave a gift for someone who's in a tight spot, so that they can't thank you.",
    },
    9: {
      says: [
        "You're in love with some place or some music that has nothing to do with you.",
        'Neptune these weeks carries the Venus in your ninth house far away without a ticket.',
        "It does you good to admire what you can't use.",
      ],
      task: "Learn the words of a foreign song you love, and find out what you've been humming.",
    },
    10: {
      says: [
        'You do something official so gracefully that it feels like a favor.',
        'Neptune these weeks softens the Venus in your tenth house, which wants to be admired for its taste.',
        "People in high positions forget for a minute that they're in them, and seem to be glad of it.",
      ],
      task: 'Give an official task of yours one touch of beauty that nobody required.',
    },
    11: {
      says: [
        'You love your friends for what they hope for.',
        'Neptune lets the eleventh-house Venus see the best in its circle these weeks, and people tend to live up to that for an evening.',
        'A plan to do some good together may come of it.',
      ],
      task: "Ask a friend what they'd do for the world if they had a year, and listen to the whole answer.",
    },
    12: {
      says: [
        'You may stop for a snail and hope that nobody saw.',
        "The Venus in your twelfth house loves best where it's unobserved, and Neptune these weeks gives it a great deal to love.",
        "Even people who've annoyed you look small and dear from there.",
      ],
      task: 'Wish three people well in your thoughts, one of whom has annoyed you, and tell no one.',
    },
  },
  presses: {
    1: {
      says: [
        "People read more into your friendliness than you've put there.",
        'Neptune these weeks spreads a glow over the Venus in your first house, and someone may take it for an invitation.',
        "You'd hate to be unkind, which is how these things go on.",
      ],
      task: "Say one clear friendly no to somebody, early, while it's still easy.",
    },
    2: {
      says: [
        'You buy a dream, and a thing arrives in the mail.',
        "The second-house Venus likes what's lovely and real, and Neptune these weeks sells it lovely things whose real use is hard to find.",
        'The picture on the screen was what you wanted.',
      ],
      task: 'Save pictures of what you long to buy in one folder, and buy nothing from it today.',
    },
    3: {
      says: [
        'You may have said something sweet to a person who is counting on it now.',
        'Neptune these weeks makes the Venus of the third house promise in a tone, while the words stay harmless.',
        "They've told their sister, and it can still be put right with a little embarrassment.",
      ],
      task: "Put into plain words what you did and didn't mean by something nice you said.",
    },
    4: {
      says: [
        'You paint the situation at home prettier than it is.',
        'The fourth-house Venus needs it to be lovely there, and Neptune these weeks hands it a soft brush.',
        "What you're covering isn't so bad, and it'd be easier to mend if somebody could see it.",
      ],
      task: 'Describe the situation at home to a friend in three sober sentences, without making anyone look good.',
    },
    5: {
      says: [
        "You're in love with somebody you've made up.",
        'Neptune these weeks dresses the fifth-house Venus, and everything it falls for, in the light of a late afternoon.',
        "The person underneath may be worth knowing, and that's exactly what you're putting off.",
      ],
      task: "Ask the person or the project you're so taken with for something ordinary, and watch what happens.",
    },
    6: {
      says: [
        "You can't say no to someone who sighs.",
        'The Venus in your sixth house likes to be liked by those it works or lives with daily, and Neptune these weeks makes each wish of theirs feel like a duty.',
        "They've no idea how many of them you're carrying.",
      ],
      task: 'Let one sigh go by today without offering anything.',
    },
    7: {
      says: [
        'You see someone as you need them to be.',
        'Neptune these weeks puts a halo on another person for the sake of your seventh-house Venus, which hates to be disappointed.',
        "It's a heavy thing to wear, and they may take it off rather abruptly.",
      ],
      task: 'Write down three facts about someone you adore, as a stranger would report them.',
    },
    8: {
      says: [
        "It isn't clear what was given, what was lent, and what was only meant nicely.",
        'The Venus in your eighth house left it open so as not to spoil the mood, and Neptune these weeks has spread the opening.',
        "You'll both feel better with a word for each item.",
      ],
      task: "Go through what's passed between you and somebody, and decide for each thing whether it's a loan or a gift.",
    },
    9: {
      says: [
        'Everything here seems a bit dull and shabby.',
        'Neptune these weeks sends the Venus in your ninth house pictures of a coast where no one does laundry.',
        'They do laundry there, and from that coast your street would have a certain charm.',
      ],
      task: "Photograph your own surroundings as if for someone who's dreaming of them.",
    },
    10: {
      says: [
        "You're admired for something that you aren't.",
        "Neptune these weeks gives your tenth-house Venus a pretty reputation, and it's hard to object to that in public.",
        'Each compliment makes it a little harder to be found out comfortably.',
      ],
      task: 'Correct one flattering mistake about yourself, in front of the person who believes it.',
    },
    11: {
      says: [
        "You'd like everyone in the circle to be as kind as they seem.",
        'The eleventh-house Venus is easily charmed, and these weeks Neptune sends it somebody charming.',
        'An old friend has doubts and is too polite to mention them twice.',
      ],
      task: 'Ask your most sober friend what they think of the newest one, and hear it through.',
    },
    12: {
      says: [
        "You miss somebody, or a time, and you've told no one.",
        'Neptune these weeks keeps your twelfth-house Venus company in its longing and makes it sweeter than it needs to be.',
        "As long as it's only sweet, you don't have to do anything about it.",
      ],
      task: "Play the song that goes with the one you miss, once, and then write or call somebody who's here.",
    },
  },
}
