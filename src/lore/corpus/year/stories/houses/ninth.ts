import type { YearStory } from '../../../../year-ahead.ts'

export const ninthStories: readonly [YearStory, YearStory] = [
  {
    cast: {
      sun: "the beginner you'd like to be somewhere",
      moon: "the homesickness you feel before you've left",
      mercury: 'the reading about it, which has to do for the time being',
      venus: 'the pictures of the place that you keep looking at',
      mars: 'the booking of it, on one resolute evening',
      jupiter: 'the plan at its full size',
      saturn: 'the good reason for staying that you always have',
      uranus: 'the urge to be on the next train',
      neptune: "the life you'd have over there, as you picture it",
      pluto: "what you'd like to get away from",
      asc: "the foreigner you'd be, and how you'd be met",
      mc: 'the job that would have to do without you',
    },
    before: {
      jupiter:
        'The plan grows whenever you talk about it, from a long weekend to a language and a life abroad. Appetite was never the trouble. A plan of that size has the great advantage that nobody expects you to start on it.',
      saturn: [
        "Once your calendar and your savings have had their say, a long weekend is what's left of the plan. You'd call that sensible. The wish to get farther away doesn't shrink to fit, though, and it makes you short with people who are just back from somewhere.",
        "Whatever has to be done before you could go anywhere gets done first, and then there's more of it. From inside, this looks like duty. An evening course would fit into the same life, and you may even know what it costs.",
      ],
      uranus:
        "A stranger on a train, or a cousin with a job on another continent, may make the way you live look like one custom among many. It's a jolt. For weeks you look up how people do things over there, less idly than you'd admit.",
      neptune:
        "In your mind you're already there, in good light and with a better accent. The place costs nothing and has no bathrooms yet. Half an hour with a real timetable, or a real syllabus, would spoil it a little and bring it closer.",
      pluto:
        "What you'd like to get away from is easier to name than where you'd go. It may be a certain tone, or being the one who always knows where everything is. Some of that would travel with you, so the place has to have something of its own to offer.",
      eases: [
        "Plain questions get plain answers, about the fee and the paperwork and how long you could be spared. None of it is as bad as you'd assumed without asking. The plan loses some glamour over this and starts to look like something people do.",
        "Someone who grew up with other rules may explain one of them to you, and it makes perfect sense. Yours had seemed the only way to run a family, or a kitchen. The curiosity that's left over is a better guide to where to go than a list of sights.",
      ],
      solar:
        "A first lesson is about the right size for a start, or a booking that can still be canceled. It commits you to very little. Its real use is that the larger plan has begun, and from then on people ask how it's going.",
      lunar:
        "A trip or a degree that has been on the list for ages comes up again and leaves you cold. Perhaps it was somebody else's idea of seeing the world. Crossing it off leaves one place, or one subject, that you'd still go to any trouble for.",
    },
    after: {
      jupiter:
        "Now that you know where you want to go, everyone improves on the plan. There's a longer course to be had, or a friend who'd love to come along. It's all meant well, but too much of it would turn it back into what you wanted a rest from.",
      saturn: [
        "Being a beginner somewhere is tiring. You're slow, and you ask what children know, whether that's abroad or in a class or with a family who do everything differently. Others mind it less than you do. The slowness is most of what the plan was for.",
        "The plan costs more than it said, in money or in favors at home, and something has to be left out. The comfort can go. What you'd be sorry to lose is usually the part with people in it, which is seldom the expensive part.",
      ],
      uranus:
        "The arrangements may change at short notice, to a version that's rougher than the one you'd chosen. You cope better than you'd have bet. A good deal of what people learn away from home was never on the program.",
      neptune:
        'On an ordinary day the place, or the subject, is less wonderful than it was in your plans. It can look like a lot of trouble for rain and grammar. The good part tends to begin about where you stop comparing it with the pictures.',
      pluto:
        "From a distance, one of the rules you live by at home looks odd, and you can't stop looking at it. There was probably a reason for it once, and that's long gone. You may be the only one in the family to have noticed, so some tact is called for.",
      eases: [
        "What was foreign has become handy. There's a word you use now, or a way of ending an argument, that you picked up from people with other rules, and those around you have started to use it too. It's hard to ask more of a plan than that.",
        "Help comes from people who gain nothing by it, such as a teacher who stays late or a host who draws you a map. You accept it more easily than you would at home. That's one of the customs worth taking back with you.",
      ],
      solar:
        "The next plan shows itself before this one is quite over, and it's bolder. You may want to stay longer, or to learn the thing properly. It starts with a single inquiry, and by now you know how those are written.",
      lunar:
        "The trip or the course gets to its last stretch, and you catch yourself counting what you'll miss. It's seldom the sights. The plan was to find out how else a person can live. A couple of those ways fit into your luggage.",
    },
    turns: {
      presses:
        "Something stands in the way of the plan, and it's likely to be a good reason, such as money or a person who counts on you. Getting away now costs somebody something, so you find out how much you want it. The plan that comes through this is shorter and plainer. It has a day of departure, though, which the grand one never had.",
      eases:
        "Getting away has seldom been so little trouble. The means or the invitation may be there, and the people you'd have to ask are inclined to say yes. What's left for you is to choose one place or one subject and mean it. You've probably known for some time which it would be.",
    },
    closes: {
      presses:
        "You want to go where you're a beginner, to find out which of your rules are only local. That may be a far country or a classroom across town. Going will cost you something at home. Even so, a small plan that you carry out takes you farther than the large one.",
      eases:
        'You want to go where things are done differently, and to stay until you stop feeling like a guest. The point is to come home able to choose among your own habits. The going is easy this year, and a place quite near can be foreign enough.',
    },
    next: {
      presses: [
        "What you know from elsewhere sounds exotic at work, and people nod and go on as before. It gets a hearing once you've tried it on one of their dull problems.",
        'The world is narrow again, with a list for every morning and people who need you to be good at things. Having been a beginner lately makes you kinder to those who are.',
        'Work, paid or not, leaves no room for another plan, and you may feel shut in. An hour a week with the language or the subject keeps it from turning into something you once did.',
      ],
      eases: [
        "A problem comes up that nobody knows how to handle, and you've seen it handled elsewhere. What you learned for no purpose at all turns out to be good for your standing.",
        "People in charge like the way you look at things. Where you got it makes a good story, which you're asked for more than once.",
      ],
    },
  },
  {
    cast: {
      sun: "the conviction you'd put your name to",
      moon: 'the belief you were brought up in, which still comforts you',
      mercury: 'the argument for it, which you know by heart',
      venus: 'the company of people who agree',
      mars: 'the heat with which you defend it',
      jupiter: 'the faith that has grown into a cause',
      saturn: 'the doubt that does its checking at night',
      uranus: "the fact that doesn't fit",
      neptune: 'the part of it that you hope and call knowing',
      pluto: 'the wish to be right, which is older than the belief',
      asc: 'the certainty people see in your face',
      mc: "the position you've taken where others can quote it",
    },
    before: {
      jupiter:
        "You're among people who agree with you, and it's delightful. Everyone supplies another reason, and a belief you'd held at room temperature becomes a cause. What anyone means to do about it hasn't come up.",
      saturn: [
        "An awkward case turns up, in which acting on what you believe would cost you money or a friend's good mood. You find an exception. It's a decent exception, but you see yourself reach for it, and the conviction looks thinner for a while.",
        "You get tired of your own opinions, having repeated them to people who didn't need them. A few may have come from a teacher and never been looked at since. They're the ones you can state only in that teacher's words.",
      ],
      uranus:
        'In the middle of an argument it may strike you that the other side has a point. Stopping would be awkward, so you go on to the end. From then on you state the old conviction with a small pause in it.',
      neptune:
        "What you believe has become a mood more than a thought. You nod at things because they sound kind, or because the people who say them are. Asked for a reason, you'd have trouble getting past the second sentence, so it's a poor time to preach.",
      pluto:
        "There's one belief you defend harder than the rest, with a heat that surprises people. It tends to be one that holds up something else, such as the reason you left a place or the reason you stayed. You needn't give it up in order to see what it's carrying.",
      eases: [
        "A book or a person you'd written off turns out to be worth hearing. Your conviction comes through it whole, with one clause added. The clause makes it easier to live by, since it now fits more of the cases you meet.",
        "In a small matter you do what you've always said one ought to do, and nothing much happens. It takes an hour and costs less than the talk about it. You're quietly pleased, and a little curious what else you believe would work.",
      ],
      solar:
        "One conviction can turn from an opinion into a habit now. A few dollars a month to a cause would do it, or no longer laughing at a certain kind of joke. The scale is an advantage, since you'll keep it up when the enthusiasm is gone.",
      lunar:
        "Somebody who believes the same as you, with fewer doubts, may show you where it leads when it's followed to the end. You'd stop a good deal earlier. Now you have to say where, and that's the first part of it that's entirely your own.",
    },
    after: {
      jupiter:
        "Having looked hard at your own convictions, you get curious about other people's. How they came by them is a better story than any argument. You may be invited to speak for a cause, and it's the short version of what you believe that people will want.",
      saturn: [
        'Acting on what you believe has become a chore. The principle that was thrilling to arrive at now means a longer drive, or a dull committee in a cold room. You go, with no great feeling. This is roughly what it means to believe in something.',
        "You're held to what you stand for, down to the small print, by people who'd enjoy catching you out. They may well find a gap. Admitting to it costs you less standing than you'd feared, and closing it makes the conviction your own.",
      ],
      uranus:
        "A case comes up that your conviction didn't foresee, and there's no time to look for guidance. You go by what the rule was for and let the wording go. Though it feels like breaking the rule, it may be the first time you've understood it.",
      neptune:
        "Doubt comes back in a soft form, as the thought that it hardly matters what one person does. You're worn out by good causes, your own included. Living by the belief for a while without discussing it does more for it than new arguments.",
      pluto:
        "You notice how much pleasure there is in being right, and that some of your convictions were kept for the pleasure. Without it, one or two have nothing left to say. What remains is a belief you'd hold even if it made you look foolish.",
      eases: [
        "A person who disagrees with you trusts you all the same, because you can state their case fairly before you turn it down. That's rarer than agreement. It makes you welcome in quarrels that have nothing to do with what you believe.",
        'People have stopped asking where you stand, since they can see it. A few have copied you without a word. Not having to explain a conviction saves a surprising amount of breath, and you start to wonder what else might be true.',
      ],
      solar:
        "A further step suggests itself, from what you do on principle by yourself to what a few of you could do. It might be a class you teach, or a promise for longer than feels safe. The objections won't stop you, since you've raised them all already.",
      lunar:
        "A question that you'd considered settled is open again, and you mind it less than you'd have thought. A firm answer like that keeps some good people at a distance. What you believe from here on has a condition attached, and you can say which.",
    },
    turns: {
      presses:
        "One of your convictions is put to the test, and the test is what you do. Arguing won't settle it, because it's about money, or about somebody you like. You may find that you've been defending more than you'd act on. The rest isn't lost, but it goes back to being an opinion, and you hold it more politely.",
      eases:
        "What you believe gets support from an unexpected side, from a person or a book that has thought it through further than you have. You're able to follow, and even to give up a point. Acting on it comes naturally after that. Hardly anyone objects, which shows how much of the resistance was your own.",
    },
    closes: {
      presses:
        "You believe firmly in what you'd still do when it's inconvenient, and that's a shorter list than the one you argue from. Two or three convictions are enough to live by. They bear more weight for having been checked, because you know exactly what speaks against them.",
      eases:
        'You can act on anything that you could explain to a sensible person who disagrees with you. That covers more of your convictions than you think, and the year puts such people in your way. By the end of it your beliefs have your own words in them.',
    },
    next: {
      presses: [
        'Your principle is on view now, and it may cost you an advantage that somebody else picks up. You knew the price beforehand, which takes out most of the sting.',
        "In public, a conviction is easily taken for stubbornness. When you give way on whatever was only a habit, it shows people the one point that isn't.",
        "People in charge may ask you for an exception, and they ask nicely. It's a new kind of test, because nobody outside the room would ever know.",
      ],
      eases: [
        'What you stand for has begun to recommend you. People bring you the kind of work that goes with it.',
        'You act on what you believe without announcing it, and it gets noticed where it counts. It saves you several speeches.',
      ],
    },
  },
]
