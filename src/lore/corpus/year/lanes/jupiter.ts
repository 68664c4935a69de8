import type { YearLanes } from '../../../year-ahead.ts'

/** What a transit of Jupiter opens, reviews, and settles. */
export const jupiterLanes: YearLanes = {
  sun: {
    eases: [
      {
        begins: [
          "Someone may take you up on an idea that you'd floated half as a joke.",
          "It could go further than you'd have bet, mostly because you were in a good mood when you described it.",
        ],
        reviews: [
          'A second look at what you said yes to shows that most of it was right.',
          'One promise needs its size corrected, which is easy as long as people are still pleased with you.',
        ],
        ends: [
          "What you asked for has become ordinary, and you'd hardly call it luck anymore.",
          'Much of it came from asking, so you can do it again without waiting for a good mood.',
        ],
      },
      {
        begins: [
          "Confidence arrives without any particular reason, and it's convincing.",
          "You may ask for a thing in the tone of somebody who's used to getting it, and hear a plain yes.",
        ],
        reviews: [
          'The yes you were given has fine print, all of it friendly.',
          "Reading it through, you find that even more is allowed than you'd taken advantage of.",
        ],
        ends: [
          'You think a size larger about yourself than you did, and people have gotten used to it faster than you.',
          "It's begun to show in what you don't apologize for.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          'You feel larger than your circumstances and start to live accordingly.',
          'The plans are good ones, but there are more of them than there are evenings to carry them out.',
        ],
        reviews: [
          'The bill for the big gestures may come in, as money or as tiredness.',
          "Going through your plans, you keep the one you'd defend if nobody were impressed by it.",
        ],
        ends: [
          "One of the large plans has survived, and it's the right size for you now.",
          "The others did no harm that a few honest cancellations couldn't repair.",
        ],
      },
      {
        begins: [
          "You'd like to be admired, and you volunteer for whatever promises it.",
          'The calendar fills with things that will look good in pictures and take three weekends each.',
        ],
        reviews: [
          "Somebody may remind you of a promise you'd made in high spirits.",
          'You can keep it, or you can admit that you overreached, which people forgive quickly in someone cheerful.',
        ],
        ends: [
          "What's left after all the volunteering is a fair opinion of yourself.",
          'You know which stage you enjoy and how rarely you need to be on it.',
        ],
      },
    ],
  },
  moon: {
    eases: [
      {
        begins: [
          "It's easier than usual to relax around people.",
          "Someone may take you in for an evening as though you'd always had a place at that table, and you catch yourself helping with the plates unasked.",
        ],
        reviews: [
          'Some of your newer comforts do you good and some are just extra helpings.',
          'By how you sleep after an evening of them, you can tell which is which.',
        ],
        ends: [
          'Being looked after now and then has become normal.',
          "You say what you need in a plain voice, well before you've gotten to the point of needing it badly.",
        ],
      },
      {
        begins: [
          'Family or old friends are easy company, and even the difficult one is in a good mood.',
          "You may be fed beyond what's reasonable and sent off with the leftovers.",
        ],
        reviews: [
          "A feeling that you'd kept small wants more room.",
          'Telling one person about it makes it larger and also easier to live with.',
        ],
        ends: [
          'You feel at home in more places than you used to.',
          "There's a couch in another town on which you'd be welcome, and somebody else could say the same of yours.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          "You're giving out more care than you have.",
          "Hosting and consoling and lending feel wonderful, until the last person has gone home at one in the morning and you're too wound up to sleep.",
        ],
        reviews: [
          "It's hard not to notice who turns up only when something's on offer.",
          "They're fewer than you'd feared, though it does change whom you call first.",
        ],
        ends: [
          'You still give a lot, in amounts that you can recover from by morning.',
          'People have adjusted to it, and some of them have started to bring something along.',
        ],
      },
      {
        begins: [
          'Your feelings come in banquet portions, the happy ones included.',
          "You may invite everybody at once because you couldn't bear to leave anyone out, and then hide in the kitchen.",
        ],
        reviews: [
          'What soothes you is being used more than it helps.',
          'A smaller dose of it, and company along with the dose, gets you further.',
        ],
        ends: [
          'Your moods are back to their usual size.',
          'Comfort is something you can take or leave again, which makes it more fun to take.',
        ],
      },
    ],
  },
  mercury: {
    eases: [
      {
        begins: [
          'Good information is easy to come by.',
          "A question you ask in passing may get a full answer from somebody who's been waiting for years to be asked about it.",
        ],
        reviews: [
          'Your own notes read better the second time than you remembered.',
          'What looked like a side remark in them may turn out to be the main idea.',
        ],
        ends: [
          'By now you can explain it in three sentences.',
          'People pass on what you wrote, which is how it gets to the one person who can use it.',
        ],
      },
      {
        begins: [
          'You explain well, and people ask for more of it.',
          "Somebody may want you to teach them a thing that you've never thought of as knowledge.",
        ],
        reviews: [
          "What you've been learning has reached the point where it connects with something you knew already.",
          "It's worth an unhurried afternoon with a pen.",
        ],
        ends: [
          'A subject has become yours, and you can tell because you disagree with one of its experts.',
          "It's also given you someone to write to.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          'You say yes in writing faster than you can read the terms.',
          'Ideas multiply, and you may announce half of them before anyone has checked the arithmetic.',
        ],
        reviews: [
          'Details that you waved away come back for correction.',
          'A message admitting that you spoke too soon costs you less than another promise would.',
        ],
        ends: [
          'What you say is shorter than it was at the start of this and easier to keep.',
          'A few claims are gone, and nobody but you misses them.',
        ],
      },
      {
        begins: [
          'Every topic opens onto a bigger one, so your answers get long.',
          "You may lose a simple point inside a splendid argument and notice it by the other person's eyes.",
        ],
        reviews: [
          "The figure you'd been quoting turns out to have one zero too many.",
          'Correcting it in front of the same people takes a minute and buys you a lot of trust.',
        ],
        ends: [
          "You've kept the large idea and learned to say it in one breath.",
          'People who used to glance at the clock while you talked have started to ask what happened next.',
        ],
      },
    ],
  },
  venus: {
    eases: [
      {
        begins: [
          'People like you without your working at it.',
          "An invitation may come from someone you'd thought of as out of reach, and the evening turns out to be easy.",
        ],
        reviews: [
          'The pleasant thing that began earlier gets a sober look.',
          'It turns out you like it for itself and would even if nobody had asked you so nicely.',
        ],
        ends: [
          'A taste or a friendship has settled in by now, and it shows in how you spend a free day.',
          "The price was fair, and you'd pay it again.",
        ],
      },
      {
        begins: [
          "Someone may give you a present or a compliment that shows they've been paying attention.",
          "It puts you in a mood to return the favor to a third person, who hadn't expected anything.",
        ],
        reviews: [
          'A pleasure you allowed yourself has paid for itself in good temper.',
          "There may be another of the same kind, and asking for it wouldn't be greedy.",
        ],
        ends: [
          'Good company has become something you count on.',
          "It doesn't cost what you'd thought, since most of it takes place on the steps in front of somebody's building.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          'Everything you like seems to come in a larger size, and you take it.',
          'Generosity feels splendid at the register, and the following month the statement tells the same story in a different tone.',
        ],
        reviews: [
          "With the glow gone, it's time to go back over what you bought and whom you courted.",
          'Some of it holds up so well that the rest looks foolish beside it.',
        ],
        ends: [
          'You know what you like, within what you can pay for.',
          'People who came for the treats have moved on, which leaves more for the others.',
        ],
      },
      {
        begins: [
          "You can't decide between two lovely things, so you take both.",
          'That works with desserts, while with promises for the same Saturday it works less well.',
        ],
        reviews: [
          'One lovely thing too many may have to be given up or given back.',
          "Being charming about it isn't enough, but being early about it nearly is.",
        ],
        ends: [
          'You like what you chose and have stopped looking past it.',
          "One extravagance remains as a souvenir, and you wouldn't part with it.",
        ],
      },
    ],
  },
  mars: {
    eases: [
      {
        begins: [
          "There's more strength in you than the week requires, and it wants a use.",
          "A thing you'd have to be talked into at other times starts almost by itself.",
        ],
        reviews: [
          'The pace you set at the start gets checked against how your body feels.',
          'Most of it can stay once you drop the races that no one else knew they were in.',
        ],
        ends: [
          'The effort has paid off in something you can point to.',
          "You've learned how much you can do in a day, and it's more than you used to plan for.",
        ],
      },
      {
        begins: [
          'You move as if somebody had taken a weight off you, and work goes twice as fast.',
          'You may offer to carry the heavy end up four floors and mean it.',
        ],
        reviews: [
          'The run of easy wins pauses, and you find out which of them took skill.',
          'Those are the ones to repeat on purpose.',
        ],
        ends: [
          "Something you'd always watched other people do is now something you do.",
          "You're middling at it and entirely happy, and there's talk of joining a team.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          "You take on the bigger opponent or the heavier weight because it's there.",
          'An early win can make you careless about the second round, which is the one that counts.',
        ],
        reviews: [
          'A resistance that you laughed at earlier has had time to prepare.',
          "What's worth fighting over shrinks to one matter, which is about the right number.",
        ],
        ends: [
          "You've stopped swinging at everything that moves.",
          "The one push that remained went through, and everyone who'd braced themselves when you came in can breathe out.",
        ],
      },
      {
        begins: [
          'Being told to wait strikes you as an insult, so you do it all at once.',
          'The strength is there, and so is the chance of pulling a muscle on the first day.',
        ],
        reviews: [
          'An argument that you won with volume may be brought up again by the other side.',
          "You may still be right, and this time you've got the breath to say why.",
        ],
        ends: [
          "The big push is behind you, along with one promise that you shouldn't have made in the heat of it.",
          'Your aim is better than it was before.',
        ],
      },
    ],
  },
  jupiter: {
    eases: [
      {
        begins: [
          "A hope you'd filed under someday begins to look practical.",
          "You get a glimpse of how other people managed it, and they weren't any better prepared than you are.",
        ],
        reviews: [
          'What you began to hope for the first time around gets checked against the calendar and the money.',
          'It comes out more modest in one respect and a good deal more likely in all the others.',
        ],
        ends: [
          'What you believed in at the start has been tried out and has held.',
          "You may find yourself explaining it to a person who's where you were then.",
        ],
      },
      {
        begins: [
          'You trust the future a bit more than the news would justify.',
          'It shows in something small, such as a plant that needs three years before it flowers.',
        ],
        reviews: [
          'Faith in the plan is put to a mild test, a delay or a raised eyebrow.',
          "You notice that it wasn't based on applause, and you go ahead.",
        ],
        ends: [
          "It went well enough that you'd recommend it to a friend with less money.",
          'The next hope on the list looks less foolish because of it.',
        ],
      },
    ],
    presses: [
      {
        begins: [
          'A round of about twelve years has reached one of its corners, so you want more than your life currently has in it.',
          'The wish is honest, though its first form tends to be oversized.',
        ],
        reviews: [
          "It comes out that you wanted two things that don't go together, such as freedom and a guarantee.",
          'Giving one of them up is easier once both have been named.',
        ],
        ends: [
          'What you wish for has come down to something you can start on.',
          'It may look small to anyone who heard the first version, but it can grow for years.',
        ],
      },
      {
        begins: [
          'Everything you own looks half as large as it could be.',
          'You may price a bigger place or a longer trip in the middle of an ordinary lunch.',
        ],
        reviews: [
          'Some of the growth you went after was growth for its own sake.',
          "You can tell by how seldom you've used the extra room.",
        ],
        ends: [
          "You've found the size at which you stop comparing.",
          "It's above where you started and well below what you'd sworn you needed.",
        ],
      },
    ],
  },
  saturn: {
    eases: [
      {
        begins: [
          'Hard work meets a bit of luck, and each is glad of the other.',
          "Someone with authority may loosen a rule for you because you've always kept to it.",
        ],
        reviews: [
          "An arrangement that's still new has to show how much weight it bears.",
          "It carries more than you've risked so far, so the old one needn't be kept as insurance.",
        ],
        ends: [
          "A duty has gotten lighter for good, because you changed how it's done.",
          "The time you've won isn't much in a day, but it comes back every week.",
        ],
      },
      {
        begins: [
          'A careful habit of yours turns out to be worth something to others.',
          "You may be asked for the list you've kept all along, the one people used to tease you about.",
        ],
        reviews: [
          "Something you'd earned slowly is offered to you again in better words.",
          "The first time you may have been too modest to answer, and modesty isn't what they're asking about.",
        ],
        ends: [
          "You've been promoted in somebody's esteem, without a ceremony.",
          'From here on you can be strict where it matters and let the rest slide.',
        ],
      },
    ],
    presses: [
      {
        begins: [
          'Growth runs into a limit that you set yourself, years back perhaps, for good reasons.',
          'On alternate days you want to tear it down by the weekend and to keep it forever.',
        ],
        reviews: [
          "The limit you've been running into gets a proper look, and some of it turns out to be a habit of being afraid.",
          'The rest of it protects something you care about, so it stays.',
        ],
        ends: [
          "You've moved a limit of your own by a sensible distance.",
          "You risk more than you did and can say exactly how much, which is why it doesn't keep you up.",
        ],
      },
      {
        begins: [
          'You want to spend and to save in the same breath, and it makes you short-tempered in stores.',
          'Each side has a perfectly good argument.',
        ],
        reviews: [
          'The careful side and the hopeful side have both been wrong once.',
          'That makes it easier to let them write the budget together.',
        ],
        ends: [
          'Hope and caution have settled on a figure.',
          "You can tell it's the right one because it disappoints both of them slightly.",
        ],
      },
    ],
  },
  uranus: {
    eases: [
      {
        begins: [
          'Something unplanned works out, which puts you in a mood to try more.',
          "You may skip a step that everyone calls necessary, in a recipe or an application, and find that it wasn't.",
        ],
        reviews: [
          'Something you tried out on a whim is due for an honest review.',
          "What was only novelty has worn off by now, and what's left makes your days freer in a way you can describe.",
        ],
        ends: [
          'An arrangement that once looked odd is simply yours by now, and people ask you how you do it.',
          "You've stopped explaining it as something temporary.",
        ],
      },
      {
        begins: [
          'A piece of odd timing puts you beside the right stranger.',
          "You may get talking over a broken ticket machine and come away with a name and an idea that wasn't in your head that morning.",
        ],
        reviews: [
          'The idea you got by chance is still good in sober weather.',
          "It needs somebody with patience, and you may know one who'd enjoy being asked.",
        ],
        ends: [
          'Your life has one more exit than it had before.',
          "You may never use it, and knowing that it's there has made you easier to live with indoors.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          "Being told how it's done has become hard to bear.",
          'A leap looks cheap, and in your head you may already have quit something several times this week.',
        ],
        reviews: [
          'The urge to bolt comes back, and by this time you can ask what from.',
          "Often it's a single rule, which might be changed without anybody leaving.",
        ],
        ends: [
          "There's more freedom in your days than before and less to apologize for than there could've been.",
          'The leap you did take was the one with somewhere to land.',
        ],
      },
      {
        begins: [
          'You may overturn a plan that was doing well, because a wilder one has turned up.',
          "Friends may hear about it in capital letters, and a few of them will ask whether you've eaten.",
        ],
        reviews: [
          'A wild plan of yours gets its second wind, and so does your doubt about it.',
          "If both are still talking after a good night's sleep, both deserve some of the budget.",
        ],
        ends: [
          "What's left of the upheaval is one good change.",
          "You'd have gotten there more slowly by asking first, and it would've been a duller story.",
        ],
      },
    ],
  },
  neptune: {
    eases: [
      {
        begins: [
          'You believe in people a little more, and they tend to live up to it.',
          'Music or a long walk gets you further with a problem than thinking does.',
        ],
        reviews: [
          "It's fair to ask whether all that good faith had any substance.",
          "Mostly it did, and where it didn't, it made you kinder for a few weeks at no great cost.",
        ],
        ends: [
          'A kindness you started for no reason has become a fixed thing.',
          'Others rely on it by now, so your faith in people has acquired a schedule.',
        ],
      },
      {
        begins: [
          "You're inclined to think well of people, and they notice it.",
          'You may lend something to a person you hardly know and get it back cleaned.',
        ],
        reviews: [
          'A hope that has been floating about begins to attract practical people.',
          "They ask when and where, and it turns out you've got answers to both.",
        ],
        ends: [
          "You've given time to something that can't thank you, an animal or a park or a stranger's child.",
          "It's changed what you call a good week.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          "It all sounds marvelous, above all whatever can't be checked.",
          'Because you want to believe it, you ask for very little evidence and get a bit short with the friend who asks for more.',
        ],
        reviews: [
          'A plan that sounded marvelous is asked for its particulars and gets vague.',
          'You may feel silly for an afternoon, though the hope underneath was a decent one.',
        ],
        ends: [
          'What you believe has been through a disappointment and come out usable.',
          "You've kept the hope and let go of the person or the scheme that you'd hung it on.",
        ],
      },
      {
        begins: [
          'You promise help in a warm moment without looking at your own week.',
          'By the time you look, three people may be counting on you, and one of them has told her mother.',
        ],
        reviews: [
          'One of your kindnesses may have been taken for more than it was.',
          'Saying so gently is kinder than going on with it.',
        ],
        ends: [
          'Your generosity has an edge around it by now, and it lasts longer that way.',
          "People have stopped bringing you what isn't yours to solve.",
        ],
      },
    ],
  },
  pluto: {
    eases: [
      {
        begins: [
          'Something that used to be decided over your head becomes accessible.',
          "People with influence talk to you more freely than they do to most, and one of them may ask what you'd do in their place.",
        ],
        reviews: [
          'Somebody may ask you to put in a word for them, and it strikes you how easy that would be.',
          "Some of your influence you haven't dared to use, and some you've enjoyed a little too much.",
        ],
        ends: [
          'Your say in things has grown, and you make less noise about it.',
          "Others come to you early, while there's still something to decide.",
        ],
      },
      {
        begins: [
          'Something buried turns out to be worth money or at least respect.',
          'You may find it half finished in an old folder and see at once how it should go on.',
        ],
        reviews: [
          'An old project that you took up again may have grown stronger.',
          'It needs an ally with some power, and asking one is less dangerous than it looks.',
        ],
        ends: [
          "You've got resources that you didn't have before, and some of them are people.",
          'What you owe in return is clear on both sides, so nobody has to smile too much.',
        ],
      },
    ],
    presses: [
      {
        begins: [
          "You want a lot and you're prepared to stay up nights for it.",
          'Half measures insult you, and so do people who are content with them, which makes you tiring company at a picnic.',
        ],
        reviews: [
          'It becomes visible what the big push has done to everyone near it.',
          'Some of them would back you if you asked, which you may not have done yet.',
        ],
        ends: [
          "Either you've won the thing or you've given up wanting it that badly.",
          'In both cases the grip has loosened, and other wishes turn out to have been waiting.',
        ],
      },
      {
        begins: [
          "You may run into somebody who's every bit as sure of it, and neither of you will settle for a draw.",
          'The matter itself is small enough to be printed on a parking ticket.',
        ],
        reviews: [
          'The old contest tempts you with a rematch.',
          "You'd probably win, and what you'd do with the evening otherwise is worth comparing.",
        ],
        ends: [
          'The contest is over, and you can say what it was about.',
          'It was about being taken seriously, and for that a shorter way has turned up.',
        ],
      },
    ],
  },
  asc: {
    eases: [
      {
        begins: [
          'Strangers take to you, and you walk in as if they would.',
          'You may be mistaken for the person in charge and see no reason to correct it.',
        ],
        reviews: [
          "You see your newest acquaintances again on a day when you're tired.",
          "Fewer of them are a pleasure then, and it's easy to tell which.",
        ],
        ends: [
          'Two or three of the right people have been added to your life.',
          "They met you in a good mood, so that's your reputation with them, and it's easy to live up to.",
        ],
      },
      {
        begins: [
          'Your good mood goes ahead of you into the room.',
          "People move over to make a place, and someone may introduce you as a friend before you've quite become one.",
        ],
        reviews: [
          "You're invited back, which tells you more than the first invitation did.",
          'This time you let the others do some of the entertaining.',
        ],
        ends: [
          'You carry yourself as if there were enough room, and there mostly is.',
          "A shyness that you'd taken for character has turned out to be a lack of practice.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          'You take up more space than usual and promise a lot by your manner alone.',
          'People assume that the rest will follow by the end of the week.',
        ],
        reviews: [
          'Somebody may take you at your word, and it was a big word.',
          'Admitting your real size goes over better than trying to grow into it overnight.',
        ],
        ends: [
          "People have a truer picture of you, and it's still a generous one.",
          'You can come into a room without having to win it.',
        ],
      },
      {
        begins: [
          'You come on strong, and everyone gets a hug along with one story too many.',
          'Most people enjoy it, and the quiet one at the end of the table goes home early.',
        ],
        reviews: [
          "Someone you'd overlooked for being quiet may turn out to be the person you'd most like to know.",
          "Asking them a question and waiting for the whole answer does what your best stories couldn't.",
        ],
        ends: [
          "You've kept the warmth and turned down the volume.",
          "In conversations you're told things again, which hadn't happened for a while and is pleasant.",
        ],
      },
    ],
  },
  mc: {
    eases: [
      {
        begins: [
          'Someone may mention you in the right company.',
          "What you're offered is a size larger than you'd have asked for, and it takes a second reading to see that it's meant seriously.",
        ],
        reviews: [
          'A bigger role has come near you, and by trying it on you learn whether it suits you or only flatters you.',
          "There's time to ask for changes, and people are in a mood to grant them.",
        ],
        ends: [
          "You've grown into what you were offered, and others speak of it as obvious.",
          'You may be the only one who remembers being surprised.',
        ],
      },
      {
        begins: [
          'Somebody further along may take a liking to what you do.',
          'It may be a word in passing, on an escalator or at the end of a call, and it saves you a year of wondering.',
        ],
        reviews: [
          'The good opinion somebody has of you can be made use of.',
          'A modest, exact request is likely to please them more than gratitude would.',
        ],
        ends: [
          "Your aims have gone up one floor, and you're not out of breath.",
          'The people you looked up to have begun to ask you how you see it.',
        ],
      },
    ],
    presses: [
      {
        begins: [
          "You're about to be known for a great many things at once.",
          "The invitations flatter you, and for some weeks you say yes to each, until they crowd out what you're known for already.",
        ],
        reviews: [
          'One ambition gets in the way of another, or of your life at home.',
          "Looking at the applause, you can ask which of it you'd give up an evening for.",
        ],
        ends: [
          "You're known for less and known better.",
          'A public promise that was too large has been taken back in good time, with little damage.',
        ],
      },
      {
        begins: [
          "You set your aim so high that it's visible from everywhere.",
          'People are impressed, and a friend who knows your evenings may wonder when you intend to do it.',
        ],
        reviews: [
          'Success of one kind has begun to cost you the other kind.',
          "You can tell which of the two you'd rather be asked about on a long walk.",
        ],
        ends: [
          "The aim has been lowered to where you can reach it, and you've reached it.",
          'A higher one may come along later, when this one has been enjoyed for a while.',
        ],
      },
    ],
  },
}
