import type { MonthPlot } from '#lore/authored.ts'
import type { House } from '#lore/house.ts'

export const stationMonths: Record<House, MonthPlot[]> = {
  1: [
    {
      opens: [
        "You've been working on how you come across, and it shows in a profile.",
        'It may be the one on a screen or only the version of you that new people get.',
        'The month begins with another change to it, and none of them satisfies you.',
      ],
      turns: [
        "The changes stop, because you've run out of versions.",
        "You look at the one that's there, and for the first time in weeks you read it as a stranger would, and rather like the person.",
      ],
      settles: [
        'The profile says less than it did, and people come nearer because of it.',
        "You've dropped one claim that you always had to defend in conversation.",
        "A part of how you look is still being decided, and it'll be decided by what you wear when you're in a hurry.",
      ],
    },
    {
      opens: [
        'The month starts at a pace that you picked up from other people.',
        "You walk and answer so fast that you're out of the place before anyone can ask you to stay.",
        'It used to feel like having somewhere to be, and now it mostly makes you short of breath.',
      ],
      turns: [
        'The pace breaks.',
        'You stand still in the middle of an ordinary day, in a line or at a window, and everything that you were ahead of catches up with you and is smaller than you thought.',
      ],
      settles: [
        "You're back at a pace of your own, and it's slower in the mornings.",
        'Those who wanted you quick have adapted, with a few sighs.',
        "When to speed up is now something you choose, and you'll probably choose it two or three times before the year is over.",
      ],
    },
  ],
  2: [
    {
      opens: [
        "There's a purchase you've had in mind for weeks.",
        "You know the models and the prices, and you've put it in the cart more than once.",
        'At the start of the month it seems that only the right offer is missing.',
      ],
      turns: [
        'The purchase stops making sense, or at last it does.',
        'You find out what you wanted it for, and that reason would be served by something cheaper or by something better made.',
      ],
      settles: [
        "Either you own it and use it, or you've kept the money and don't think of it.",
        'The comparing is over, and that gave you back more evenings than the thing itself could.',
        'Another want has already taken its place, a quieter one, with no price on it yet.',
      ],
    },
    {
      opens: [
        "Someone has asked what you charge, or what you could pay, and you haven't answered.",
        "The number exists, since you've said it to yourself on walks.",
        'The month opens with a polite reminder and with your offer to think about it some more.',
      ],
      turns: [
        'You stop thinking about it and look at the number.',
        "It was set by the worst year you remember, and you can't use it on this one with a straight face.",
      ],
      settles: [
        "The number has been said aloud, and the other side took it better than you'd rehearsed.",
        "If they haven't agreed to all of it, you know by now where you'd settle.",
        'How steady the money becomes will show over the next few payments, and you can watch them calmly.',
      ],
    },
  ],
  3: [
    {
      opens: [
        'You owe a reply.',
        "The message is friendly and the question in it is fair, and that's what makes it hard, since you'd have to know what you think.",
        'It moves down the screen as the month begins, and you move it up again.',
      ],
      turns: [
        "The words dry up, and with them the elegant answer you'd been composing.",
        "What's left is a sentence and a half, and you can see that it was the reply all along.",
      ],
      settles: [
        'The reply is out, and a shorter one came back.',
        'Between you and that person things are plain now, and two other unanswered messages went out in its wake.',
        "You may still wonder how it sounded, and there's no sign that they do.",
      ],
    },
    {
      opens: [
        'A rumor has been going around among the people you see every day.',
        "It isn't malicious, it concerns a change or a couple or a piece of ground, and you've heard it from three sides.",
        "You've passed it on, too, with a small improvement.",
      ],
      turns: [
        'The rumor comes to a halt in front of you.',
        'Somebody asks how you know, and as you trace it back, you find that you may have been its main source.',
      ],
      settles: [
        "What was true in the rumor is now known, and it's about a third.",
        "You've talked to the person it concerned, which made you better neighbors than before.",
        "People still bring you news, and you've become slower in handing it on.",
      ],
    },
  ],
  4: [
    {
      opens: [
        'A move is in the air.',
        'It may be across the country or only from one room to another, and your family has opinions about it.',
        'The month begins with measurements and listings, and with a feeling that you should have decided by now.',
      ],
      turns: [
        'The plans for the move stand still.',
        "Papers don't come or somebody changes their mind, and in the pause you notice which window you look out of when you think.",
      ],
      settles: [
        "The move is on again, or it's off, and you're the one who knows why.",
        "You found out what you can't leave behind, and it fits in a small box.",
        'The people you live with or come from have been told the date, and the rest is packing.',
      ],
    },
    {
      opens: [
        "A repair at home can't be put off any longer.",
        "It's a leak or a lock, or a coolness between two relatives that everybody has been stepping around.",
        'You begin the month by trying the quick method once more, because last time it held for a year.',
      ],
      turns: [
        "The quick repair fails, and work stops while you look at what's underneath.",
        "It's simpler and older than your time there, and it'll need a second pair of hands.",
      ],
      settles: [
        "The repair is done from the bottom up, or it's been started properly and costs what it costs.",
        'You asked a member of your family for help and got it, with comments.',
        "A few marks remain on the wall, and you've begun to like the place with them.",
      ],
    },
  ],
  5: [
    {
      opens: [
        "There's a sketch for something you'd love to make.",
        "It may be a costume or a garden, a story, or a surprise for a child, and it's better than anything you've finished.",
        'In the first weeks you add to it and feel the start getting farther off.',
      ],
      turns: [
        "The sketch won't get any better.",
        "You put the pencil down and sit there, and your hands would like to begin, which they haven't said before.",
      ],
      settles: [
        "It's begun, and it looks clumsier than the sketch and more alive.",
        "You've worked on it for a few afternoons without asking whether you have talent.",
        "It won't be done for a good while, and finishing has stopped being the reason you do it.",
      ],
    },
    {
      opens: [
        "A beginning has been so pleasant that you'd like to keep it there.",
        "It may be with a person or an instrument, and it's reached the point where the second date would turn it into something.",
        "You've been a bit slow to answer.",
      ],
      turns: [
        'Everything pauses, and the charm with it.',
        "You see the other one on a plain day and discover that you'd like to come anyway.",
      ],
      settles: [
        "There's been a second date of some form, and it was duller and warmer than the first.",
        'Both sides have stopped performing.',
        "Where it leads is unclear, and you noticed on the way home that you hadn't asked yourself.",
      ],
    },
  ],
  6: [
    {
      opens: [
        "Your routine has been running well, and that's how it came to run you.",
        "You're proud of the unbroken chain of days behind you.",
        'At the start of the month you do one of them with a cold, in the dark, for the sake of the chain.',
      ],
      turns: [
        'The routine breaks off for a day.',
        "Nothing bad follows, you eat when you're hungry and stop when you're tired, and you can tell which pieces you'd miss.",
      ],
      settles: [
        "You've kept about half of the routine, the half your body asked for.",
        'The other half has turned into free time, and you still look at it suspiciously.',
        "Chains of days don't impress you as they did, and you start again after a gap without a lecture.",
      ],
    },
    {
      opens: [
        'The work you do each day has come with new instructions.',
        "They may be from a website, a program that updated itself, or a person who's since left, and you follow them although they contradict each other.",
        'The month begins with a good deal of crossing out.',
      ],
      turns: [
        "You stop following the instructions for want of time, and do the job as you'd explain it to a friend.",
        'It takes half as long and looks the same.',
      ],
      settles: [
        'There are new instructions, and you wrote them.',
        "They're five lines long, and somebody else already uses them.",
        'A couple of the old ones turned out to be useful and have been put back without embarrassment.',
      ],
    },
  ],
  7: [
    {
      opens: [
        'You and another person have a plan for two.',
        "You make it together each time you meet, and it's been lovely to make.",
        'As the month opens, one of you has begun to talk about when, and the other one still talks about how.',
      ],
      turns: [
        'The plan stalls, and neither of you can blame the weather.',
        'One asks the other whether they still want it, and the answer takes longer than the question deserves.',
      ],
      settles: [
        "You've agreed on a smaller plan, which you'll actually carry out, or on being two people who like to plan.",
        "There's no grudge in it.",
        'What each of you really wants from the other has been said once, roughly, and it can be said better as time goes by.',
      ],
    },
    {
      opens: [
        "An apology is due between you and one other person, and it isn't clear whose.",
        "You've both been extra friendly instead.",
        'The month begins with favors going back and forth, each a little larger than called for.',
      ],
      turns: [
        'The favors stop, and a silence opens up.',
        "One of you says that they were hurt, and in the same minute it's obvious to both that each had been waiting for the other.",
      ],
      settles: [
        'The apology went both ways, and it was shorter than the favors.',
        "You've learned what the other one listens for, which is hearing what you did called by its name.",
        'A little caution will stay for a while, and it makes both of you kinder.',
      ],
    },
  ],
  8: [
    {
      opens: [
        "You're waiting for a refund, from a company or from a person.",
        "It may be money, or the patience you've spent, or your half of something that ended.",
        'The month opens with another friendly reminder and with the feeling of being put off.',
      ],
      turns: [
        'Nothing comes, and you stop chasing it.',
        "In the quiet you work out what the waiting has cost you, and it's close to the amount of the refund.",
      ],
      settles: [
        "Part of the refund arrived after you'd stopped asking, or you wrote it off on a day that you chose.",
        'The person or the firm has lost its hold on your mornings.',
        'You lend more carefully at present, and whether that should last can be left open.',
      ],
    },
    {
      opens: [
        "There's a delicate question between you and someone you trust.",
        "It might be about a will, a salary, or what would happen if one of you couldn't manage, and you both change the subject with skill.",
        'It comes up twice in the first week, in other words.',
      ],
      turns: [
        'The subject stops changing.',
        'The two of you are left alone with it, and one finally asks the question in the voice people use for bus times.',
      ],
      settles: [
        'It has an answer, or at least a folder with both names on it.',
        "Neither of you enjoyed the talk, and you've been easier with each other ever since.",
        "A detail or two will need a signature in the coming months, and they're only details.",
      ],
    },
  ],
  9: [
    {
      opens: [
        'An itinerary is growing on your screen.',
        "You're going somewhere, or hope to, and the planning has become a trip of its own with stops for every interest you've ever had.",
        'In the first days of the month you add a fourth city.',
      ],
      turns: [
        'The itinerary meets a real limit, of days or dollars or strength.',
        "You put your finger on one line of it, and that's the place you'd go to if you could only have one.",
      ],
      settles: [
        'You have an itinerary with gaps in it, and the gaps are what you look forward to.',
        "Or you've stayed home, and gone deeper into one place by reading than a week of trains would have taken you.",
        'The other cities are still there, and they can wait their turn.',
      ],
    },
    {
      opens: [
        "You're learning something, and you're stuck on one lesson.",
        "It's a grammar point or a theory, or a fact about your own country that doesn't fit what you were taught.",
        "You've read it often enough to recite it, and you don't believe it yet.",
      ],
      turns: [
        'You close the book and stop pushing.',
        'Two days later you use the lesson without noticing, in a conversation with a person who disagrees with you, and it holds.',
      ],
      settles: [
        "The lesson is yours, and you've changed an opinion because of it.",
        "You told one person so, and the world didn't end.",
        'Ahead of you is a harder chapter, and you know by now that being stuck is part of how you read.',
      ],
    },
  ],
  10: [
    {
      opens: [
        'A proposal of yours is with the people who decide.',
        "You've waited and dropped a hint to somebody who might drop one to them.",
        'The month opens with good signs, all of them vague.',
      ],
      turns: [
        'The proposal is put on hold, or you take it back yourself to look at it again.',
        'On a second reading you find the page that was written to please, and you know what belongs there.',
      ],
      settles: [
        'The second version is in their hands, with your real aim in the first line.',
        'It may be answered late, and people have begun to treat it as the plan.',
        'You stopped looking at your phone for the verdict about a week ago, and your work got better that day.',
      ],
    },
    {
      opens: [
        "You've been climbing toward a goal so long that you know only the next step.",
        'Others see it as a straight line upward and say they admire it.',
        "The month begins with one more step, and with a tiredness that a day off doesn't help.",
      ],
      turns: [
        'You stop on the step where you are and look around.',
        "The goal is in plain sight from there, and it's been moved by no one except you, a little higher every year.",
      ],
      settles: [
        "The goal has been put back where it was when you first wanted it, and you're much closer than you'd been telling people.",
        "Your standing hasn't suffered from the pause.",
        'What comes after it is a question you can ask with some curiosity, after a good long rest.',
      ],
    },
  ],
  11: [
    {
      opens: [
        'A group you belong to keeps meeting about the same matter.',
        'You could write the minutes in advance, including who sighs, and you go because your friends do.',
        "At the start of the month another meeting is set, and you're asked to bring the snacks.",
      ],
      turns: [
        'The meeting falls through, and no one sets a new one.',
        'In the gap two of you run into each other and settle the matter on a sidewalk in ten minutes.',
      ],
      settles: [
        'The group still exists and meets half as often, with better stories.',
        "You've found out who was there for the matter and who for the company, and both are good reasons.",
        "Some seats are empty, and it's not your job to fill them this season.",
      ],
    },
    {
      opens: [
        "A friend has asked you for a favor that's too big.",
        "You said you'd see, and you've been seeing for weeks, and meanwhile you've been oddly unavailable for a walk.",
        "As the month begins, you know your answer and hope they'll guess it.",
      ],
      turns: [
        'You stop avoiding them and say no to the favor, or yes to a third of it.',
        "They'd found another way some time ago, and had missed the walks.",
      ],
      settles: [
        'The friendship has a no in it now and stands more firmly.',
        "You've been asked for something smaller since, and said yes with pleasure.",
        'Your circle may look a bit different by the end of the year, with fewer people who keep you guessing.',
      ],
    },
  ],
  12: [
    {
      opens: [
        "There's an unfinished thing that no one knows about.",
        "It may be a manuscript, a degree, or an apology to someone who's moved away, and you look at it about once a year.",
        'This year the look lasts longer, and you start the month with it open on your knees.',
      ],
      turns: [
        "You stop pretending you'll get to it.",
        'For an evening that feels like a loss, and then one page of the unfinished thing, a single one, turns out to be what you wanted to keep.',
      ],
      settles: [
        'The page is kept and the rest has been let go, in private, without a speech.',
        "You sleep longer and dream of places you don't know.",
        "It's possible that the page will grow into something, and nobody is waiting for it, which is the best thing about it.",
      ],
    },
    {
      opens: [
        'A daydream keeps you company.',
        "You visit it on the bus and before sleep, it's always the same few scenes, and it has never asked anything of you.",
        'The month begins with your noticing that you leave real conversations early to get back to it.',
      ],
      turns: [
        "The daydream stops in the middle of a scene, and you can't make it go on.",
        'What you miss is a feeling in it, of being at ease or being chosen, and you know where you last had it by day.',
      ],
      settles: [
        "You've had an hour of that feeling in waking life, in an unlikely place.",
        'The daydream has become an occasional guest, with shorter visits.',
        "It taught you what you'd been lonely for, and the two or three people who could help with that don't know it yet.",
      ],
    },
  ],
}
