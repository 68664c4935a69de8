import type { DayThoughts } from '#lore/authored.ts'

export const venusToJupiter: DayThoughts = {
  eases: {
    1: {
      says: [
        'Generosity is all over your face, and people come closer to stand in it.',
        'Jupiter in the first house greets the world as if it had been expecting good company, and with Venus beside it the company turns up.',
        "Say the nice thing you noticed about someone's hat.",
        "You'll be handed, in exchange, the story of the hat.",
      ],
      task: "Compliment three people you don't know well on something they chose for themselves.",
    },
    2: {
      says: [
        "A good thing is within your means, and you'll know it when you touch it.",
        "Your Jupiter in the second house spends on the assumption that more will come, an assumption that's cost you something over the years.",
        'Venus has a better eye today than wallet.',
        'What it picks out is secondhand, beautifully made, and cheaper than the ugly new one.',
      ],
      task: 'Look for one thing you need among used ones before you consider buying it new.',
    },
    3: {
      says: [
        'A little festivity is possible in the hallway, the yard, or the bus.',
        "Jupiter in your third house talks to everyone and lends its ladder, and with Venus about, people who've shared a wall for years find out that they both play the ukulele.",
        'It needs somebody to begin.',
        'Something baked will do it, or an old couch on the sidewalk.',
      ],
      task: 'Bring together two people who live near you, if only by telling each about the other.',
    },
    4: {
      says: [
        "Home is at its best with somebody in it who doesn't live there.",
        'Jupiter in the fourth house thinks of a household as something that grows, by cousins and strays and a friend between leases.',
        "With Venus in the mood there's enough of everything.",
        'Nobody has ever judged a host by how well the plates matched.',
      ],
      task: 'Cook or order a little too much of something, and find somebody to help you finish it.',
    },
    5: {
      says: [
        'Pleasure in good company scales up without getting worse.',
        "You play for joy and for the gallery, with Jupiter in this house, and you've never seen why eight people shouldn't go on a date meant for two.",
        "They'd be delighted, too.",
        'A small outing with one extra person becomes the one people still bring up years later.',
      ],
      task: 'Add one person and one silly element to the next fun thing you do.',
    },
    6: {
      says: [
        "Something healthy turns out to be delicious, and you're suspicious.",
        "Your Jupiter in the sixth house can't take a small dose of anything and tends to improve its life wholesale, with a juicer that comes in two colors.",
        'Venus wants one ripe pear.',
        "The habit that'll last is the one you would miss, and it's often the one you were enjoying before you read about it.",
      ],
      task: 'Repeat the healthy thing you most enjoyed this week, and add nothing to it.',
    },
    7: {
      says: [
        'You and somebody else bring out the lavish side in each other.',
        'Jupiter brings you large-hearted partners and friends in the seventh house, and on dull days you each hold back to match the other.',
        'Someone has to start.',
        "Offer the second half of the day or the whole of the dessert, and they'll want to outdo you.",
      ],
      task: 'Give somebody close to you more of your time than they asked for.',
    },
    8: {
      says: [
        'What you gave without counting has been growing interest somewhere.',
        "In the eighth house Jupiter's luck comes through other people's hands, through a returned loan, a passed-on phone number, or a name mentioned in your favor.",
        'Venus makes it easy for them to do it.',
        "All that's asked of you is to look pleased, and not to insist on splitting it.",
      ],
      task: 'Say yes to something offered by a person you once helped.',
    },
    9: {
      says: [
        "Beauty on a grand scale is what you're hungry for, and it may be free on weekdays.",
        'Your Jupiter in the ninth house believes that life gets larger with every border crossed, and Venus suggests crossing one by way of the opera, the temple, or a bakery across town.',
        "You'll stand in front of something enormous.",
        'Your own troubles will look approximately their size.',
      ],
      task: "Visit something grand that's open to everyone, and stay until you've stopped looking at the time.",
    },
    10: {
      says: [
        'Somebody with more influence than you would like to be of use.',
        'You look promising to people higher up, thanks to Jupiter in your tenth house, and they enjoy remembering that they said so first.',
        'Venus takes the begging out of it.',
        "Let them explain how they'd go about it, and they'll end by making the call themselves.",
      ],
      task: "Ask a more experienced person how they'd do what you hope to do, and let them offer.",
    },
    11: {
      says: [
        "Good fortune among your friends is worth a fuss, and you're the person to make one.",
        "Jupiter in this house is happiest when the whole gang has had a raise, and it doesn't much care whose turn it is.",
        'Venus chooses the balloons.',
        'The friend who said that it was nothing special will keep the ribbon on a hook for years.',
      ],
      task: "Celebrate a friend's small success in a way that's slightly out of proportion.",
    },
    12: {
      says: [
        'Something kind has been done for you out of your sight.',
        "The twelfth house keeps your Jupiter offstage, a sort of credit you don't know you have, and Venus occasionally lets a statement slip through.",
        "You find an error in your favor or a good word you weren't meant to hear.",
        "There's nothing to sign, and nobody to thank but the next person.",
      ],
      task: "Pass on a bit of luck you've had to someone who'll never know where it came from.",
    },
  },
  presses: {
    1: {
      says: [
        'Half of the effort you put into charm would be irresistible.',
        "Jupiter in your first house likes to make an impression, Venus likes to be admired, and between them you've put on the jacket, the scent, and the laugh.",
        'People do look.',
        "They'd also enjoy finding something out for themselves.",
      ],
      task: 'Take off one thing, of clothing or of manner, before you meet the next person.',
    },
    2: {
      says: [
        'One treat tends to bring its friends.',
        "You're good to yourself with Jupiter in the second house, on the theory that money likes to move, and Venus can get it moving from a couch.",
        'The first package is a joy.',
        "By the fifth you've stopped being curious about what's in them.",
      ],
      task: "Choose the single best thing among those you've wanted lately, and delete all the others.",
    },
    3: {
      says: [
        'Your praise is so generous that people have started dividing by two.',
        'Jupiter in this house speaks in superlatives, and with Venus pressing on it the casserole was the best of your life, like the one before.',
        'The cook is no fool.',
        "What she'd have cherished is hearing that you'd noticed the nutmeg.",
      ],
      task: 'Praise one thing by naming a single detail of it, and use no superlative.',
    },
    4: {
      says: [
        "You can invite everyone and then wish they'd look after themselves.",
        'Hospitality in the fourth house comes over your Jupiter in waves, and Venus, on a day of friction, has promised homemade.',
        "You're sweating over the fifth dish while the people you wanted to see are in the next room having the party.",
        "They'd trade all of it for you on a stool.",
      ],
      task: 'Serve people something store-bought, without a disguise, and sit down with them at once.',
    },
    5: {
      says: [
        'Fun is often perfect at about the point where you order another.',
        'Jupiter never knows how to leave a party in the fifth house, and Venus hates to see anybody go, so you watch it deflate.',
        'Hosts can be very gallant with their eyes half shut.',
        "They'll remember the first hours best if those are allowed to be the last thing that happened.",
      ],
      task: "Leave something enjoyable while you'd still like to stay.",
    },
    6: {
      says: [
        "If every small effort earns a reward, the rewards soon become the day's work.",
        "You're a kind employer of yourself, with Jupiter in the sixth house and Venus handing out bonuses, and the ratio has been slipping.",
        'Two emails, one pastry.',
        'The pastry has stopped being special, and the emails were never that hard.',
      ],
      task: 'Finish three small jobs in a row today before you treat yourself to anything.',
    },
    7: {
      says: [
        "You can let something slide with such good humor that the other person doesn't notice it's sliding.",
        "Your Jupiter gives people the benefit of the doubt in this house until they've got a collection, and Venus hates being small.",
        "It's late to mention the first time.",
        'The most recent one could be brought up at its actual size, with no one the villain.',
      ],
      task: 'Mention the last small thing that someone did that bothered you, and only that one.',
    },
    8: {
      says: [
        'What belongs to two people can get spent with the pleasure of one.',
        'Jupiter in your eighth house treats shared money and favors as a well, and Venus knows exactly what everyone would like.',
        'They may well like it.',
        "They'd also have liked to be asked, or at least to see the price.",
      ],
      task: 'Check with the other person before you spend anything, time included, that belongs to both of you.',
    },
    9: {
      says: [
        "The more you plan to see, the less of it you'll be able to look at.",
        'Appetite for the world is large with Jupiter in the ninth house, and Venus, egging it on, has put nine towns in six days.',
        "By the third cathedral everybody's feet hurt.",
        "Somewhere in the second town was a square where you could've sat until you knew the waiter's name.",
      ],
      task: 'Cut a plan for a trip, a course, or a free day to half, and keep the half with gaps in it.',
    },
    10: {
      says: [
        'An offer can be flattering to the point where flattery is most of the pay.',
        "Jupiter likes a title in the tenth house, and Venus likes to be wooed, so when somebody says that only you could do this, you've begun before asking what it is.",
        'It may be a great deal of unpaid typing.',
        'Someone less flattered would inquire about the hours.',
      ],
      task: "Ask what an appealing offer would cost you per week before you let anyone see you're pleased.",
    },
    11: {
      says: [
        'You like all your friends, and there are now more of them than weekends.',
        "With Jupiter in the eleventh house, you've never lost a friend you could keep, and you keep finding new ones.",
        'Each gets a slice, and the slices are thin.',
        "The oldest friends are the first to say that they know you're busy.",
      ],
      task: "Give the next free hour you have to the friend who's stopped asking.",
    },
    12: {
      says: [
        "Comfort has been so easy to find in private that you've stopped looking elsewhere.",
        'With Jupiter in the twelfth house, you always know a way out of the noise, and at present it has pillows and the next episode.',
        "Nobody's harmed by it.",
        'All the same, you come up on the other side a little duller each time, with the real rest still to be had.',
      ],
      task: 'Trade one stretch of pleasant numbness for sleep, or for fifteen minutes outdoors.',
    },
  },
}
