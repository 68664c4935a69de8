import type { MonthPlot } from '#lore/authored.ts'

export const secondHouseMind: readonly MonthPlot[] = [
  {
    asks: '{month} is about getting your figures onto one page, because a general idea of them has stopped being enough.',
    among:
      "It may begin with the rent and what's left after it, the subscriptions, or what's in the retirement account.",
    cast: {
      sun: 'the person who has their figures in order',
      moon: 'the unease that comes with every window envelope',
      mercury: "the page itself, and the general idea you've had instead",
      venus: 'the small pleasures that turn up in the figures',
      mars: 'the resolve to get all of it onto one page tonight',
      jupiter: 'the rounding up you do in your head',
      saturn: "the figure on the page that you'd rather not look at",
      uranus: "the bill that wasn't in the plan",
      neptune: 'the fog in which your money comes and goes',
      pluto: "the fear that the page would show what you've suspected",
      asc: 'how well off you look to people',
      mc: 'what you earn, in the first line of the page',
    },
    before: {
      sun: {
        eases:
          "You feel equal to things, so you look at the one figure you always skip. It's bad, but it's a number. The page has its first line, and you're a bit annoyed that you let it scare you for so long.",
        presses:
          "Somebody official may want a figure from you, and you say with dignity that you'd have to check. On the way home it bothers you. They could probably fill in a line of your page that you can't.",
      },
      mercury: {
        eases:
          "You look up three numbers in the time you'd set aside for one. All of them go on the back of an envelope, in pencil. That's the page already, and it can be typed some other day or never.",
        presses:
          "The password is wrong, the reset goes to an address you gave up, and an hour later the page still has a blank where the savings go. It would be easy to see a reason to stop in that. It's a password.",
      },
      venus: {
        eases:
          "You do some of the page in company, with something nice to drink. The other person's has holes too. Figures are much less grim when two people are being rude about them.",
        presses:
          "You leave one line off the page because you're fond of what it pays for. It's only a small one. From then on you'd have to remember what's missing, and that's a general idea again.",
      },
      mars: {
        eases:
          "All the paper comes out of its pile, and you go through it standing up. By the end of it there's one charge that nobody can explain, and you cancel it with real pleasure. The page has paid for itself.",
        presses:
          "You go at the page after a long day, and every figure on it sounds like a reproach. Somebody nearby gets snapped at over a subscription. The numbers will be the same after a night's sleep, and you won't be.",
      },
      moons: {
        new: "The page could use a line for what starts there, which is bound to cost something, even if it's only gas and snacks. An honest guess will hold the place. It's easier to ask the price of a thing before it's part of your week.",
        full: "A general idea of your figures is no match for the days when things come to a head there. You pay without looking, as anyone would. If you hang on to the receipts, the page can have them when it's quiet.",
      },
    },
    after: {
      sun: {
        eases:
          'Somebody asks whether you can afford it, and you know. You say yes or no with the page in mind, and the conversation simply goes on. It used to stop there for a while.',
        presses:
          "A person with experience may look at your figures and raise an eyebrow. You'd like to crumple up the page. They've only spotted the weak line because you were honest enough to write it down.",
      },
      mercury: {
        eases:
          "A number comes in that fills a gap, or corrects a guess you'd made against yourself. You change one digit on the page. It's cheering out of all proportion.",
        presses:
          "Two lines on the page refuse to agree, and you're sure that it's your fault. It's just as likely to be a payment that crossed with a bill. The person who can explain it will want exact figures, and you've got them.",
      },
      venus: {
        eases:
          "There's a line on the page for pleasure, and you spend it. It's a new sensation to enjoy something that's been counted in advance. You skip the little sum in your head on the way home.",
        presses:
          "Somebody you love would rather not hear a number just then. You've got the page in your head and keep correcting the conversation with it. They may only be wishing, and there's no line for that.",
      },
      mars: {
        eases:
          "You make one change that the page has been recommending for a while. It takes two minutes and a phone. There'll be a bit more at the bottom from the next bill on, and you did it before you could feel sorry for yourself.",
        presses:
          "You blow a whole line of the page in one go, in a terrible mood or a splendid one. The temptation is to stop keeping it. Written down, it's one afternoon among thirty, and the page takes it calmly.",
      },
      moons: {
        new: "How much you could put into what starts there is a question with an answer, if there's a page to look at. It may be a small amount. It won't have to be taken back later, and a general idea could never promise that.",
        full: "A climax there has its price, and it'd make short work of a general idea. On the page it's one line, if a fat one. You see what's left above it and below it, and that lets you go to bed.",
      },
    },
    slow: {
      eases: [
        "After some weeks the page gets easier to look at. You check it as you'd check the weather before going out, and some mornings it's fair. The figures may be much the same. You've stopped flinching at them.",
        "A line or two on the page improves because you happen to see it so often. A fee goes away after one call, or lunch moves to your own kitchen. It's pleasant how readily a figure responds to a little attention.",
      ],
      presses: [
        "Over these weeks a cost that you'd rounded down insists on its full size, and a corner of the page has to be done over. You may dislike every minute of it. At the end you're the one person in the conversation who isn't guessing.",
        "Money comes in later than the page has it, or goes out earlier, and for a while the bottom line won't hold still. You may want to look away until it does. Looking is how you find out which week will be tight, and there's usually only one.",
      ],
    },
    houses: {
      new: {
        1: 'With a fresh start you want to be the kind of person who knows their figures. That person has a page. It takes an hour and a pen that works, and afterward you can go and get your hair cut.',
        2: "New money is coming in, or the old is being moved, and that's the easiest day to begin the page or bring it up to date. You've got one figure fresh in your hand. The rest are easier to add once it's there.",
        3: "In a class, or over coffee with a neighbor or a sister, people may compare what they pay for their phones. A general idea won't get you into that conversation. You can look yours up by evening and put it on the page.",
        4: 'Something is starting at home, and it has to be paid for by the month. Half of your figures live under that roof, from the rent to the electric bill. An evening at the table would get them onto the page.',
        5: "Fun has a price, and it's one you're careful not to learn. On the page it gets one line, with tickets and strings and gas for the drive. It's probably less than you fear, and then you can enjoy it without counting.",
        6: "A new routine is easiest with something small in it, like writing down the day's figures while the coffee brews. It's four numbers. After two weeks you've got a page that you never sat down to make.",
        7: "Somebody's becoming important to you, and sooner or later they'll ask how you're doing for money. A general idea would sound like a secret. The page is just a boring piece of paper that you can show each other.",
        8: "Before you share an account, a loan, or a lease, both of you need more than a general idea. You each make a page. They go side by side on the table with the cookies, and it's nearly romantic.",
        9: "The trip or the degree is only a wish as long as it isn't on the page. Give it a line near the bottom. Above it you'll see right away which subscription you'd trade for a week in the mountains.",
        10: 'A new job or assignment may change what comes in, or when. A general idea is slow to catch up with that. The first pay stub can go straight onto the page, taxes and all.',
        11: "The new group has dues, and a bus, and a present for somebody you haven't met. Each of them is next to nothing. On the page they come to a figure, and you can decide whether you'd sooner have the bus or the present.",
        12: "You've got some hours to yourself, and the figures come to mind one after another. It's tiring to hold them there. Put on a page, they stay where they are, and you can hear the refrigerator.",
      },
      full: {
        1: "You're in the foreground, and people may ask what you'll do next. It depends on a figure, so you say that you're thinking about it. With the page at hand you could say yes or no while they're still standing there.",
        2: "The bills, the pay, and the fees all land in the same few days, as if they'd arranged it. You've never had so many of your figures together. Half of the page is done if you just copy them down before they scatter.",
        3: "You've been on hold with the bank or the phone company and have asked your question five times. The answer is a single number. It's hard won, and it goes on the page in ink.",
        4: "Home brings up a cost that can't be put off, with everyone looking at you for how much there is. A general idea won't stop a leak. You fetch the page, or the back of an envelope, and the others get quieter and more useful.",
        5: "The great evening is over, and so is the cash. You find the receipts in your coat the next day and add them to the page, humming. It's the one line that you don't want to make smaller.",
        6: "After days of too much work you're paying for everything that saves a minute. The figures for it are small and there are many. On the page you can see what being tired costs, and some of it would buy help.",
        7: "Money comes up between you and somebody close, and each of you has a general idea, and they don't agree. You could go on about who's right. With the figures on one page, you'd both be a little wrong.",
        8: "What's owed is due now, and the two of you want to be even. You may have been dreading the figure. On the page, with a line under it, it can be spread over six months.",
        9: "You're at the end of a long trip or course and at the far edge of the budget. You never quite knew where the edge was. The page at home has a blank for it, and you've got a pocketful of tickets to fill it with.",
        10: "Your work is being judged, and there may be a figure in the verdict, a raise or a bonus or none. You can take it with an even face if you know what you need. That's the line at the bottom of the page.",
        11: "The whole group's deciding on a place, and the prices go around. Others know at once what they can do, and you've got a general idea and a smile. A look at the page on your phone would have made you the second to answer.",
        12: "The figures come in the night and they're enormous. You can get up and write them on the page in the kitchen, each with its own line. By daylight one of them may still be large, and that's the one to call about.",
      },
    },
    turns: {
      begins:
        "The page could be made in one sitting, as long as it stays one page. What comes in, what goes out, what you owe, and what you've set aside will fit on it if you leave out the explanations. An hour should do. If it takes more, it's too clever to keep up.",
      shows:
        "You've got all the figures in front of you, and they don't care how you feel. One is worse than your general idea of it, and one is probably better. After a while with the page, something you took for a money problem begins to look more like a habit.",
      halts:
        "A payment or a decision about money is held up, and part of the page can't be filled in for some months. It's tempting to leave the rest until then. The lines you can fill in are the ones that don't depend on anybody else, so they'd be a good place to start.",
      resumes:
        "The missing figure comes through, or something that was blocked about your money begins to move. You put the number on the page where it belongs. You can see what it changes before you've spent it, and that's a pleasure you may not have had before.",
      eases:
        "An idea about money turns out to work, and the page proves it. It's likely to be a dull one, such as moving a due date or asking for a lower rate. You might look for a second while the figures are out, since the first took so little.",
      presses:
        "An expense turns up that isn't on the page. It'll have to come out of one of the other lines, and you can see which, and what that does to the rest of the year. A general idea would have kept you awake. With a page in front of you it's subtraction.",
    },
    closes: {
      begins:
        "If there's a page by the end of {month}, a coffee stain on it will do no harm. A general idea lets you worry about everything a little. The page narrows it down to two lines, and those can be worked on.",
      shows:
        "If you know your figures when {month} is over, they'll frighten you less than the guessing did. One of them may need something done about it. That's a smaller job than being afraid of the whole page.",
      halts:
        'One blank may be left on the page when {month} ends, and you know exactly what goes in it. You can wait for a single figure quite calmly when the others have been seen to.',
      resumes:
        "With the last figure in, or almost, you've got a page that you can use for deciding things. {month} isn't about being neat. When you say now what you can afford, you believe it yourself.",
      eases:
        "Something you worked out on the page in {month} may have begun to pay you back. Perhaps it's eleven dollars. You know that it's eleven, and a general idea could never have told you.",
      presses:
        'If an expense catches you in {month}, it finds you with your figures on one page. You know how much it is and which line it comes out of. A general idea would make it look twice the size.',
    },
  },
  {
    asks: "{month} is about something you want that costs real money, and about whether you've got the sum right.",
    among: 'It may be a car, a course, a new kitchen, or a trip for more than one.',
    cast: {
      sun: 'the wish to have the thing that costs real money',
      moon: "the cushion in the account that you'd have to break into",
      mercury: 'the sum, with its three question marks',
      venus: "the joy you'd have in the thing on an ordinary morning",
      mars: 'the impatience that would sign today',
      jupiter: 'the better model, which is only a little more',
      saturn: 'the monthly payment, and how long it goes on',
      uranus: 'the offer that would change the whole sum',
      neptune: 'the life that you see around the thing',
      pluto: "what you'd give up for the thing without telling anybody",
      asc: 'the way you picture people seeing you with the thing',
      mc: "the raise you're counting on in the sum",
    },
    before: {
      sun: {
        eases:
          "You say the sum out loud for the first time, to somebody who doesn't gasp. Once it's been said, it's a number like any other. You'd half hoped to hear that it was impossible, and now you'll have to think about it.",
        presses:
          "Somebody who pays for such things without looking may tell you that it's nothing. You laugh along. At home the sum is still what it was, and so is the account it would come out of.",
      },
      mercury: {
        eases:
          "You get hold of a quote with the extras listed, and the extras are the useful part. That's where a sum usually goes wrong, in type so small that nobody gets to it. You've read all of it before lunch.",
        presses:
          "You've got three prices for the same thing, and each leaves out something different. Before long you've added up the best part of all three. It's a beautiful sum, and nobody on earth would sell it to you for that.",
      },
      venus: {
        eases:
          "You spend a happy hour on the details, on the color, or on who'd get the window seat. After that the sum seems fair for what it is. You know better what you'd be paying for, and what you could leave off.",
        presses:
          "One cost gets left out because you'd so like it to work, such as insurance, or the second ticket. You know perfectly well that it's missing. The sum looks wonderful, and it'll look a good deal worse when somebody asks about that line.",
      },
      mars: {
        eases:
          "You get on the phone and ask what it would cost and by when, and a person tells you. It's a short call. The sum isn't a rumor anymore, and you're surprised to find yourself still in favor.",
        presses:
          "You'd like to agree to it and be done with the arithmetic. There's a discount that runs out in a few hours, or somebody who's tired of hearing about it. You could ask what the sum would be next week, and there's a fair chance that it would be the same.",
      },
      moons: {
        new: 'What you want and what starts there will be paid for out of one pocket. Put into the sum at once, the new cost is a known amount. Left out, it turns up in the week when the deposit is due.',
        full: 'The sum looks less certain when it gets expensive there, in money or in hours. On the evening of the bill, you find out whether you still want the thing. If you do, only the numbers need another look.',
      },
    },
    after: {
      sun: {
        eases:
          "You take somebody through the sum who's used to being right about money, and you've got an answer to each question. It's done in the time it takes to order lunch. By the end they may want to know where you got such a good price.",
        presses:
          "Somebody wants to know what's so wrong with the old one, whether it's the car, the kitchen, or two weeks on the porch. Your reasons get thinner as you list them. Nothing has happened to the sum in the meantime. You're tired.",
      },
      mercury: {
        eases:
          "A number comes back lower than you'd put it, or you find a mistake that's been in the sum from the start. You run it again. It's a small thing to be so pleased about, and you run it a third time for fun.",
        presses:
          'Two people may have understood one sum in two ways, and each of them has a text to prove it. Nobody has lied. A short email with the number in it, and who pays which part, is stiff to write and a relief to have.',
      },
      venus: {
        eases:
          "Somebody may offer to put something in, or to lend you a thing you'd have had to buy. The sum gets smaller and friendlier at the same time. You could say yes and still make a note of who brought what.",
        presses:
          "The person you'd share it with likes the better version. Their face lights up, and there you are with a sum. If you say yes for the sake of the face, you'll be explaining the number to it next week.",
      },
      mars: {
        eases:
          "You put a first part aside, in a place that you can't get at from the couch. It's done before you can get sentimental about it. What's left of the sum will never be that large again.",
        presses:
          "The sum is right and the money isn't all there, and you're angry at the calendar. It might come out at somebody who's slow to pay you back. You aren't as far off as you feel, and the figures would tell you so.",
      },
      moons: {
        new: "Anyone who's been through one sum line by line looks at a fresh start with a pencil. You ask what it costs, and what it costs after that. It takes off some of the shine, and it leaves more for the thing you've been adding up.",
        full: "That part of your life shows you what you'd give up for the thing you want, and what you wouldn't. Neither was in the sum. You could write them next to the figures and find out whether the total still convinces you.",
      },
    },
    slow: {
      eases: [
        "The sum comes right over these weeks, by small amounts. A price may drop, or you put aside more than you'd meant to, or you can do without the top version. At some point you hear yourself saying when instead of if.",
        "You hear from people who've bought the same kind of thing, and they're honest about what they never use. The sum loses a line each time. What's left is closer to what you wanted before anyone showed you the extras.",
      ],
      presses: [
        "Over these weeks the costs that you'd rounded down turn up one at a time and ask to be counted. You may find yourself defending the old sum like a relative. It would be easier to make the thing itself a size smaller.",
        "The price creeps up while you're still adding, as prices do. It makes you want to sign in a rush, or drop the whole idea and be done with it. A sum is good for a few weeks, and after that it doesn't need your nerves, just another pass with the calculator.",
      ],
    },
    houses: {
      new: {
        1: 'A new beginning makes you want the thing even more, since you can see yourself in it or on it or at the stove. Seeing yourself costs nothing. The sum has to work for the person who comes home tired and finds no parking.',
        2: "Your income or your budget is taking a new shape, and the thing you want would like to be built in. Give it a monthly amount and live on the rest until payday. It's a rehearsal, and the money's still yours afterward.",
        3: "In a class or on your street you'll meet people who already own one. They may tell you what the brochure leaves out, like the insurance or the noise. You come home with two new lines for the sum.",
        4: 'Something is being changed at home, and the thing you want would change it further. It needs an outlet, a garage, or someone to look after the cat. None of that is in the price, and it belongs in your sum.',
        5: "You're having fun at very little cost, and the thing you want is out of your mind for days. That's a good time to go over the sum. A smaller or a secondhand version might do everything you'd use it for.",
        6: "New hours and habits show how often you'd really use it. You'd pictured every day. If it's twice a week, the sum can be divided by that, and then a rental begins to look clever.",
        7: "If a partner or a friend is in on it from now on, the sum has two readers. They may notice that there's a zero missing. They also know what you're like in the third week of saving, and that should be in there as well.",
        8: "You're about to borrow, or to buy it together with somebody you trust. The sum has a line for interest and none for who gets it on holidays. A sentence about holidays costs nothing today.",
        9: "What you want may itself be a trip or a course, or else it's standing in the way of one. In either case there's only one sum. You can write both of them in and see which line you keep making smaller.",
        10: "A new job or project has started, and it seems to promise the money. You've spent it twice in your head already. The sum's more restful when it's done with what's in the account.",
        11: "New friends may think it's a wonderful idea and send you links. Hardly anyone mentions delivery. If one of them bought theirs used, that's the one to sit next to when you've got the sum with you.",
        12: "You're keeping the wish to yourself for now, and it's quieter without advice. In peace you can go over the sum again and find the line that you usually skip. It's probably maintenance, or the flight home.",
      },
      full: {
        1: "Everybody can see that you want it, and the salesperson isn't blind. You could have it by tonight. Your sum's in your pocket, and touching it helps you say that you'll sleep on the color.",
        2: 'What came in lately is all accounted for, and you can tell to the dollar whether the thing fits. It does or it nearly does. Nearly is a sum, too, and it can be counted in months.',
        3: "You've called about it so often that they know your voice. The last quote is in, and you've got them all side by side in your bad handwriting. The sum was off by the delivery charge, and now it's right.",
        4: "Something at home may have to be bought or given up for good, and the old one is making its noise. Go over the sum once more with the repair in it. You'll see which of the two is cheaper.",
        5: "A very good evening may happen without the thing, in a rented one or on somebody's porch. You can ask yourself on the way home whether you want it more or less. The answer belongs in the sum.",
        6: "Overtime would pay for it, and you've been counting in shifts. This week you can feel what a shift is. The sum has no line for that yet, and your back would be glad to fill one in.",
        7: "You and somebody close have to decide on it now, and they may have been doing a sum of their own. In theirs, you're hardly ever home. The two sheets could be put side by side before anybody calls the bank.",
        8: "The loan, the share, or the deposit may be up for signing, with a sum on the paper that's larger than yours. The difference is usually three lines in small type. You can ask what they are, with the pen still in its cap.",
        9: "You're at the far end of a trip or course that cost real money too, and you can judge it by now. It was worth it, apart from the extras. The sum for the next big thing could start from there.",
        10: "A success or a setback at work may change what you could pay. You'd like to order it on the way home, to celebrate or for comfort. The sum needs one new figure first, and that can wait until after dinner.",
        11: 'Among your friends somebody has one at last, and you all get to see it. They show you everything. On the way out they mention what it costs to run, and you write it on your hand.',
        12: "You lie there adding, and in the dark the sum never comes out the same twice. You want the thing and you want to stop adding. Done on paper at breakfast, it's either yes or a year from now, and you could live with both.",
      },
    },
    turns: {
      begins:
        "It's the day to write down the whole sum, from the price itself to the parking. Each part gets an honest number, and a question mark where you're guessing. There may be three question marks, and that's three calls to make before you know what you want to spend.",
      shows:
        "You find out what it would really cost. The sum is more than you'd been saying, or less than you'd feared, and you can't go back to wondering. You may decide that it's worth it. You may prefer a smaller one, and the smaller one you could have this year.",
      halts:
        "The purchase is put off, by a delay or by your own second thoughts. You've got some months to look at what you took for granted. At least one number in the sum was probably a hope, and it's cheaper to find that out now than with the thing half paid for.",
      resumes:
        "A price, a permit, or somebody's answer comes through, and the thing could go ahead. By now the old sum is out of date here and there. Run it once more, even if you're sick of it, since this is the last time that a change costs nothing.",
      eases:
        "The sum works, or somebody shows you how to make it work. It's likely to be a simple change, such as going two weeks later or taking last year's model. You've been arguing with a number, and it's come over to your side.",
      presses:
        "A cost turns up that wasn't in the sum, and it's a real one. You could pay it, or wait, or take the smaller version, and no one enjoys that kind of choice. People who've bought such things will tell you there's always one. Yours has come before you've paid.",
    },
    closes: {
      begins:
        "If every part of the sum has a number by the end of {month}, you can tell whether it's right. Where it's too large, the thing itself can shrink. A smaller one that you can pay for is one that you can begin.",
      shows:
        "You may have the sum right by the end of {month}, or near enough to decide by. It's less romantic than wanting was. It's also how other people came by their kitchens and their trips.",
      halts:
        'Without its most hopeful number the sum is sound, and {month} gives you the time to find out which one that was. You may still want the whole thing, or a version of it. Nobody can talk you into the wrong one.',
      resumes:
        "What you wanted can go ahead after {month}, on a sum that's been added up twice. You can say yes to that and sleep. If you've trimmed something, you won't miss it much, since you were the one who chose it.",
      eases:
        'Have you got the sum right? With one change you may have, and {month} is for finding the change. You can go on wanting the thing exactly as much as before.',
      presses:
        "Nothing in {month} says that you can't have it. If the sum was off by one honest cost, that cost is in there now. What you decide will last, because no number is being hidden from you.",
    },
  },
]
