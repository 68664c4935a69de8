import type { DayThoughts } from '#lore/authored.ts'

export const plutoToVenus: DayThoughts = {
  eases: {
    1: {
      says: [
        "People are drawn to you these weeks, and you haven't done anything to your hair.",
        'Venus in the first house usually wins others over by being pleasant, and Pluto adds something stronger, the sense that you mean what you show.',
        'You may find one of them looking at you a second longer than is polite.',
      ],
      task: 'Let somebody get to know an opinion or a taste of yours that you usually tone down.',
    },
    2: {
      says: [
        'If you could keep three of your things, you may know at once which.',
        "Pluto goes through the pleasures of Venus in your second house these weeks and leaves those that you'd fight for.",
        'The rest can be sold or given up, and it hardly hurts.',
      ],
      task: "Name the three things you'd rescue first, and sell or give away one that isn't among them.",
    },
    3: {
      says: [
        'An ordinary chat turns intimate without anyone planning it.',
        'Your third-house Venus is good at keeping things light, and with Pluto beside it these weeks the light tone carries heavier things.',
        "A neighbor or a sibling says what they've never told the family, in the time it takes to wait for a bus.",
      ],
      task: 'Stay with a light conversation for one more question, and make it a personal one.',
    },
    4: {
      says: [
        'You could fall in love with your home again, or with where you come from.',
        'Venus in the fourth house likes harmony there and has sometimes paid for it with silence, and Pluto these weeks makes a deeper peace possible.',
        'It begins with somebody saying what they never liked.',
      ],
      task: "Admit to your family or household one thing you've pretended to like, and laugh about it with them.",
    },
    5: {
      says: [
        "You love something these weeks with everything you've got.",
        'Pluto leads the Venus in your fifth house beyond charm, into the kind of attraction that makes people write novels or at least get up early.',
        'You may not be sensible about it, and it may not be necessary.',
      ],
      task: "Give the thing or person you're passionate about your full attention for an hour, with nothing on the side.",
    },
    6: {
      says: [
        "You do small things with great care, and someone's helped by it more than you know.",
        'With Pluto behind Venus in the sixth house, kindness stops being good manners and becomes a kind of strength.',
        'You can also see which of your services was never about kindness.',
      ],
      task: 'Do one necessary, unlovely task for another person as well as you possibly can.',
    },
    7: {
      says: [
        'A bond between you and somebody may go deeper these weeks, with few words.',
        'Venus in your seventh house has tended to keep things sweet, and Pluto shows it that a relationship can hold bitter things too.',
        'You two may survive an honest evening and be closer for it.',
      ],
      task: 'Ask someone close what they find hardest about being close to you, and thank them for the answer.',
    },
    8: {
      says: [
        'You can give yourself to something or someone completely, and you keep your balance.',
        'Pluto is at home with the Venus in your eighth house, which has always wanted all or nothing and been afraid of both.',
        "Money matters between people also go well, since nobody's pretending.",
      ],
      task: 'Trust someone with something valuable of yours in their own way of handling it.',
    },
    9: {
      says: [
        'Something beautiful changes your mind these weeks.',
        'Your ninth-house Venus enjoys foreign things as a guest does, and Pluto turns the guest into someone who stays and learns the songs.',
        "It could be a piece of music that you'd have switched off a year ago.",
      ],
      task: 'Give your full attention to a work of art you once disliked, and find out what it wants.',
    },
    10: {
      says: [
        "You're respected for what you love, which isn't so common.",
        'Pluto strips the Venus in your tenth house of the wish to be liked by everyone, and these weeks your taste becomes something people come to you for.',
        'A person with influence may ask for your honest opinion and mean it.',
      ],
      task: "Give an honest opinion about quality when you're asked, and don't wrap it up.",
    },
    11: {
      says: [
        'One friendship turns out to be among the great loves of your life.',
        'Pluto these weeks shows the eleventh-house Venus which of its many friends would come at any hour.',
        'You may want to do something about it before the feeling becomes habit again.',
      ],
      task: "Tell a friend what they've meant to you over the years, with one example from the hardest one.",
    },
    12: {
      says: [
        'You can love someone these weeks and expect nothing in return.',
        'The Venus in your twelfth house has kept some affections secret out of fear, and Pluto takes the fear out and leaves the affection.',
        "That may go to a person who's far off, or to one you've quarreled with.",
      ],
      task: "Do something kind for a person you've lost touch with, such as speaking well of them to others.",
    },
  },
  presses: {
    1: {
      says: [
        "People feel that you want something from them, and these weeks they're right.",
        'Pluto gives the charm of Venus in your first house an undertow, so a friendly look becomes a demand.',
        "You may notice it when somebody takes a step back while they're still smiling.",
      ],
      task: "Enjoy somebody's company for an hour without trying to be remembered.",
    },
    2: {
      says: [
        'What you own has begun to own you.',
        'Venus in the second house attaches itself to what it finds beautiful, and Pluto these weeks raises the price of letting it go.',
        "You're guarding things from people who never wanted them.",
      ],
      task: "Let somebody use, hold, or borrow a thing you're anxious about, and look elsewhere while they do.",
    },
    3: {
      says: [
        "There's something under the friendliness between you and a person you see often.",
        'Pluto these weeks disturbs the peace that your third-house Venus keeps with pleasant words, and each pleasant word now sounds like a move.',
        'It may be an old envy, and it may be on both sides.',
      ],
      task: 'Drop the pleasantries with somebody once, and say what you actually think of their new idea.',
    },
    4: {
      says: [
        'Peace at home has been bought, and these weeks the price goes up.',
        "Venus in the fourth house gives in for the sake of harmony, and Pluto shows who's grown used to that.",
        "You don't have to make a scene, you only have to stop paying.",
      ],
      task: "Leave one thing at home as it is that you'd normally smooth over, for a whole day.",
    },
    5: {
      says: [
        "You may have looked at one picture for longer than you'd admit.",
        'The fifth-house Venus would like to be chosen every day anew, and Pluto these weeks has it counting glances.',
        "What you are afraid of losing is often the person you are when someone's looking at you that way.",
      ],
      task: "Do something that makes you feel attractive or alive with nobody's attention on you.",
    },
    6: {
      says: [
        "You may have made yourself so indispensable that you can't get out.",
        'With Venus in your sixth house you win affection by being useful, and Pluto these weeks shows the power in that, yours and theirs.',
        "The first no will feel like a crime, and it'll be forgotten by Friday.",
      ],
      task: 'Be unavailable for one small service today that people take for granted.',
    },
    7: {
      says: [
        'You and somebody have a hold on each other that neither would call love.',
        'Pluto presses these weeks on the Venus in your seventh house, where being needed and being loved have been the same thing.',
        'One of you threatens to leave, in small ways, and the other becomes sweeter.',
      ],
      task: "Say what you'd like from someone without mentioning, even to yourself, what you'd do if you don't get it.",
    },
    8: {
      says: [
        "Love and money have become tangled, and each knot is somebody's pride.",
        "The Venus in the eighth house gives in order to be safe, so Pluto's pressure comes these weeks as a question about who owes whom.",
        "A clear sum would hurt less than the vague one you've both been carrying.",
      ],
      task: 'Take one thing off your private list of what somebody owes you, for good.',
    },
    9: {
      says: [
        "You despise what other people like, and you can't leave it alone.",
        'Pluto has made a creed out of the preferences of your ninth-house Venus, and these weeks you meet nothing but unbelievers.',
        "It's possible that you're homesick for a time when everyone around you loved the same things.",
      ],
      task: 'Let somebody show you something they love and you look down on, and find the good in it.',
    },
    10: {
      says: [
        "You're tempted to please someone because they could do something for you.",
        'Venus in the tenth house has always known how, and these weeks Pluto raises what can be won by it.',
        "You'd get it, and you'd be careful around that person forever after.",
      ],
      task: 'Treat the most and the least influential person you meet today exactly alike.',
    },
    11: {
      says: [
        "There's a rivalry among your friends over who's closest to whom.",
        "The eleventh-house Venus would like to be everybody's darling, and Pluto these weeks asks it to choose.",
        "If you won't, they'll choose for you, by leaving you out of something.",
      ],
      task: "Spend time with a friend outside the circle that's quarreling, and don't talk about the quarrel.",
    },
    12: {
      says: [
        "You long for something you've forbidden yourself.",
        "Pluto moves the Venus in your twelfth house these weeks, where you keep the wishes that would upset other people's idea of you.",
        "Forbidding it has only kept it strong, and it colors your mood on days when you don't even think of it.",
      ],
      task: 'Say your forbidden wish out loud in an empty room, and then ask what a small legal version would be.',
    },
  },
}
