import type { MonthPlot } from '#lore/authored.ts'

export const secondHouseHeart: readonly MonthPlot[] = [
  {
    asks: "{month} is about the treats you buy on bad days, and about which of them you'd still want on a good one.",
    among:
      'It may be takeout after a long day, shoes that stay in their box, or a round for everyone.',
    cast: {
      sun: 'the wish for a pat on the back, which a treat supplies',
      moon: 'the bad day that every one of those treats is for',
      mercury: 'the reason you give yourself in line with a treat in your hand',
      venus: 'the real pleasure in a treat, which is best on a good day',
      mars: 'the temper that buys boots because of a phone call',
      jupiter: 'the second treat, bought because the first was so small',
      saturn: 'the little voice that adds up the treats at bedtime',
      uranus: "the treat you hadn't heard of until it was in your bag",
      neptune: 'the comfort you hope to find in the box with the treat',
      pluto: "the one treat you'd hate to be talked out of",
      asc: 'the offhand way you carry the shopping bags past people',
      mc: 'the hard work that you say has earned you the treat',
    },
    before: {
      sun: {
        eases:
          "You're pleased with something you did, and by evening it occurs to you that you haven't bought anything. The day itself was the treat. It makes you a little suspicious of the others.",
        presses:
          "Nobody has told you well done, so you tell yourself, with a purchase. It's a handsome treat and it can't talk. What you wanted was one sentence from one person.",
      },
      mercury: {
        eases:
          "You read through what you've spent lately, and you can still say what each treat was for. One was for a phone call that went badly. One was for no reason at all, and you'd buy it again.",
        presses:
          "One annoying message, and four minutes later you're comparing boots. The boots have nothing to do with it. Answering the message would be free, and the treat would still be there once you've calmed down.",
      },
      venus: {
        eases:
          "You treat yourself on a day when you don't need it, and you can actually taste it. So that's what it's supposed to be like. Most treats get eaten standing up, with the bad day still in the room.",
        presses:
          "Everything looks lovely and you'd like one of each. There may be a gray sort of afternoon underneath. A treat is just as lovely on a day when it isn't being asked to cheer you up, and you'd choose better.",
      },
      mars: {
        eases:
          "You take something back to the store, or you cancel the box that turns up every few weeks whether you've had a hard time or not. It's done in a minute. Once a treat arrives by itself, it's a bill with ribbon on it.",
        presses:
          "You buy it out of spite against somebody who'll never know. The treat is terrific for as long as the temper lasts. When it's unpacked, you can't remember which remark it was supposed to answer.",
      },
      moons: {
        new: "A beginning like that seems to call for a purchase, such as something new to be nervous in. The treat could wait until you know whether you like what's starting. Bought then, it would be a present, and you'd be in a mood to choose.",
        full: "The treat on the way home is nearly automatic after a climax there. It's in your hands before you've thought about it. Whether it was what you needed, you'll know by the time you've got your shoes off.",
      },
    },
    after: {
      sun: {
        eases:
          "You pass the place where you usually stop for a little something, and you're home before you realize it. It's no triumph of character. You just didn't need the treat.",
        presses:
          "Somebody may remark on what you spend, with other people listening. You've got a right to be annoyed, and there's a strong pull to go and buy a treat about it. What you've chosen to keep doesn't need defending.",
      },
      mercury: {
        eases:
          "You tell a friend about the treats, the silly ones included, and get a worse story back. It's hard to be ashamed of something that has just made two people laugh. You also come away with the name of a bakery.",
        presses:
          "A bill brings up treats that you'd put out of your mind. There's one bad week in full, line by line. You can be sorry about the money and still allow that it was a bad week.",
      },
      venus: {
        eases:
          "You buy the one treat you've decided to keep, and you get the good version. One of those takes the place of three quick ones. You still remember it the next morning, which the quick ones never managed.",
        presses:
          "Company may come at a price this time, in a restaurant that somebody else picked. You're close to paying for the whole table, which is a treat you buy in order to be liked. Your friends would have come for coffee.",
      },
      mars: {
        eases:
          "In place of the treat you go for a walk at a furious pace, or you scrub something. It works faster than you'd care to admit. You've still got the money, and possibly a very clean bathtub.",
        presses:
          "You've been sensible for a while, and now you want a treat for that. There's a temper under it that doesn't enjoy being managed. One treat, enjoyed sitting down, will do more for it than a second one on the sly.",
      },
      moons: {
        new: "What starts there comes without a treat, and it starts all the same. For a while you've got something to look forward to that doesn't arrive in a box. It does most of what the small treats were bought to do.",
        full: "A treat would be in order, since it's either a bad day or a splendid one when things come to a head there. You may find that you'd sooner tell somebody. If there's one treat you're keeping, it's even better after the call.",
      },
    },
    slow: {
      eases: [
        "The treats thin out by themselves over these weeks. Some of what they were for may come free, such as a full night's sleep or a friend with time. You only find out how much you've saved when you happen to look.",
        "The treats you keep get better, since there's more to spend on each and no hurry about choosing. Half of the fun moves to the days beforehand. When you've looked forward to a treat all week, you don't need a bad day to have it.",
      ],
      presses: [
        "You find that the treats work less and less well over these weeks. You buy the second because the first one failed. It's unpleasant, and it's also the quickest way of learning which of them ever worked.",
        "There seem to be more bad days than usual, and the treats add up to something with a name, like a weekend away. It's nothing to scold yourself about. It tells you what the bad days cost, and those might be easier to cut than the treats.",
      ],
    },
    houses: {
      new: {
        1: 'A fresh start seems to call for an outfit, and it may be a treat that you truly want. The test is simple. Try it on again on a good morning, with nothing to make up for.',
        2: "When the money's newly divided up, the treats ask for a line of their own. Up to now they've been hiding under groceries. Twenty dollars a week with their name on it is more fun than a hundred that you didn't see go.",
        3: "The way home from a new class or your errands may lead past a bakery, and it's been a hard hour. A doughnut is gone by the corner. If you come out with the good rye for the weekend, that's a treat you'd want on an easy day, too.",
        4: "Something's changing at home, and the evenings have boxes in them and no clear counter. Takeout is a treat on the first night. By the fourth it's dinner, and the treat would be an egg from your own pan.",
        5: "Having fun comes back into your week, with a person or a paintbrush or a ball. The box of chocolates by the bed lasts a month. You find it while looking for a sock and eat one, and it's delicious.",
        6: "Your new routine has a gap in the late afternoon, just where a bad day does its shopping. A snack or a shoe store would fit in there. So would a walk with an audiobook, though you'll sulk for three days.",
        7: "Somebody new or newly close may ask what you like. The true list is short, and it's the treats you'd buy smiling. You can leave off the shoes that stay in their box.",
        8: "Once an account is shared, somebody else can see the treats go by. They probably won't say a word about the takeout. You might like to tell them what kind of day it was.",
        9: 'Travel plans or tuition need some money set aside, and the treats carry it off in small bags. One less a week may come to a night by the sea. A picture of the sea would go well next to the takeout menu.',
        10: "New work means hard days until you know where things are kept, and there may be a store on the ground floor. Somebody else who's lost up there could be in line with you. Lunch with them is a treat you'd want on a good day, too.",
        11: "New friends meet at a bar, and you buy the round so as to feel that you belong. They'd have liked you for the price of one glass. On a good evening you don't think of it until it's your turn.",
        12: "Time alone begins, and you'd like to fill the first evening with something you've ordered. It's nice to have a package coming. If you're asleep before the movie's over, sleep may have been the treat.",
      },
      full: {
        1: "You're admired from all sides, perhaps in shoes that you bought for it on a bad day. If they pinch, you know what kind of treat they were. The old pair could wait in the car.",
        2: "The statement's here, and it lists your bad days by date. There's the dentist, and there's the long meeting, with noodles. Some of the treats make you hungry again, and those are probably the ones to keep.",
        3: "After a day of too many messages your thumb goes shopping by itself. You could call a friend before you pay. After half an hour of talking you may still want the lamp, and then it's a good one.",
        4: "A family evening has left you in need of something, and it's in the freezer. You eat it straight from the tub. Somebody else who lives there or was invited may come in for the same reason, and there's a second spoon.",
        5: "The night's a triumph or at least a very good time, and you order the big dessert. Nothing has to be made up for. It turns out that you like it best with two forks and somebody talking.",
        6: "Work has used you up, and the body wants a treat and isn't particular. Shoes would do, or fries. What it would really take on a good day is a bath and clean sheets, and you've got those at home.",
        7: 'When you and somebody close have had it out or made it up, you feel that something should be bought. A round for everyone seems excessive. A sandwich shared on a bench would do very well.',
        8: "When a debt's paid or a bill is split for the last time, there's money left over. It's tempting to make it a treat that night. Give it a weekend, and if the good mood holds, you'll know which one you'd enjoy.",
        9: "A long trip or a long course comes to its hardest stretch, and your tired self would like the hoodie, the mug, and room service. You've earned a treat. On a rested day you'd still want the one good photograph or the secondhand book.",
        10: "Applause or criticism, you're buying something on the way home. The bag keeps you company on the train. It'd be nice to tell somebody which of the two it was for.",
        11: "Everybody's out together, and the rounds are going faster than you'd like. You bought the first because your day was bad. By the third you're having a fine time, and the others wouldn't mind if it was water.",
        12: "A bad day comes with no one to see it, so the treat can be as silly as it likes. You unpack it on the bed. The one you'd still want tomorrow is the sleep, and it's right there under the box.",
      },
    },
    turns: {
      begins:
        "You could skip the treat that you'd miss least, and put the money aside for one that you plan. The skipping is the easy half. A treat that's already paid for can't be about your mood, since you don't know yet what mood you'll be in.",
      shows:
        "You see what the bad days have been costing, on a bill or in a closet. Some of it makes you laugh. One or two of the treats you'd buy again this minute, and the others were standing in for sleep or for somebody to talk to.",
      halts:
        "You lose the taste for a treat you used to rely on, and nothing takes its place right away. For some months a bad day may simply be a bad day. It's over at about the same hour as it used to be, and a little cheaper.",
      resumes:
        "The old treats start to tempt you again, or there's a bit more money for them. After some time without them you can tell them apart. The one you've missed could come back now, on a good day, and you won't need an excuse for it.",
      eases:
        "Something lovely comes your way for very little, or somebody treats you. There's no need to work out what you owe, or what you did to deserve it. All those treats were copies of this one, so take your time over it.",
      presses:
        "You have to choose between a treat and something duller that you need. It's no fun, and it's very clear. The small treat often stays, and you miss the big one less than you'd thought you would.",
    },
    closes: {
      begins:
        "If one treat has been skipped and another one planned by the end of {month}, you've answered the question with your wallet. You'd want the planned one on a good day, because you chose it with a clear head.",
      shows:
        "{month} is for telling the treats apart. A few of them you'd buy smiling, and they can stay. The others come with bad days, which will pass without a receipt.",
      halts:
        'You may buy less in {month} and not feel especially virtuous about it. Still, a bad day that ends without a treat is a useful thing to have seen. Any treat you go back to after that is one you like.',
      resumes:
        "If one of the treats is back in your life by the end of {month}, it's because you missed it while you were feeling fine. That's the kind worth having on a good day.",
      eases:
        "At least one treat in {month} is likely to be one that you didn't have to buy, and you can hold the rest up against it. Most of what you'd still want on a good day has somebody else in it.",
      presses:
        "It takes a tight month to sort the treats, and {month} is tight enough. If you've given one up and kept one, the one you've kept has nothing to do with the day you were having. You'd want it anyway.",
    },
  },
  {
    asks: 'What are you really after when you want to buy that one thing? {month} is about whatever is sitting in your cart.',
    among:
      'It may be a jacket for a life with more evenings in it, a gadget that promises time, or a table for eight.',
    cast: {
      sun: 'the better self that you suspect comes with the cart',
      moon: 'the late, tired hour at which you open the cart',
      mercury: 'the reviews you read about the thing in the cart',
      venus: 'the liking for the thing itself, apart from what it promises',
      mars: 'the hurry that wants the thing in the cart by tomorrow',
      jupiter: 'the table for eight, with all eight people already sitting at it',
      saturn: 'the good sense that has kept the thing in the cart so long',
      uranus: 'the finger that nearly checks out the cart on its own',
      neptune: 'the life you picture around the thing in the cart',
      pluto: 'the want under the wanting, which no cart can ship',
      asc: "the way you'd walk into a room wearing what's in the cart",
      mc: 'the impression you hope the thing in the cart would make',
    },
    before: {
      sun: {
        eases:
          "A good day goes by, and you don't look at the thing in the cart once. It's still there at bedtime. Whatever it promises seems to be available now and then without shipping.",
        presses:
          'You may see the thing on somebody who has the life that goes with it. It looks better there. What you envy is probably the evening they were having, and no cart has a button for that.',
      },
      mercury: {
        eases:
          "You read the reviews, and at some point you've stopped reading about the thing in the cart. One of the buyers had friends over. It's a dull little sentence about potato salad, and you read it twice.",
        presses:
          "You're waiting to hear from somebody, and in the meantime you open the cart, change the color, and close it again. The color was fine. It's a kind of company, when the phone is quiet.",
      },
      venus: {
        eases:
          "An evening goes just as you'd pictured it with the thing in the cart, and you have it without. You make do with what you own, and you laugh a lot. It doesn't cross your mind until later that something was supposed to be missing.",
        presses:
          "You want it badly, as people do when they're a bit lonely. Late in the evening the price hardly seems to matter. By the next day it's a thing in a cart again, and you'd still like somebody to have lunch with.",
      },
      mars: {
        eases:
          "For one evening you take the thing out of the cart to see what happens, and nothing does. So you spend the time on what it was supposed to make possible, on a small scale, with what's lying around. It goes rather well.",
        presses:
          "You come close to buying it on the spot, with overnight shipping. Something in your life is taking too long, and this would be here by the next day. The hurry is real. It just doesn't belong to the thing in the cart.",
      },
      moons: {
        new: "The thing in the cart would go beautifully with what starts there, or so you tell yourself. It's got an answer for every occasion. After a week of doing without, you'd know whether anything is missing or whether you only wanted a reason.",
        full: "Stirred up by what comes to a head there, you'd like to be with somebody, and late at night the cart is what's open. The thing in it hasn't changed. You've got a better idea, though, of what you keep going in for.",
      },
    },
    after: {
      sun: {
        eases:
          'You go ahead and do what the purchase was for, in what you happen to be wearing. You have people over, or you take the afternoon. Somebody may tell you that you look well, and you think of the cart and say thank you.',
        presses:
          "A person you'd like to impress may be impressed by exactly that kind of thing. For an hour the cart seems like the cheapest way to be taken seriously. It'd be a lot to spend on somebody who'd mention it once.",
      },
      mercury: {
        eases:
          "You say in one sentence what you were after, to somebody who can do something about it. It might be that you'd like to be asked along, or that you need an evening off. You get an answer faster than anything ships.",
        presses:
          "A message lets you know that only two are left, and that your cart misses you. It's a machine's idea of affection, and it works for about a second. There will probably be two left next week.",
      },
      venus: {
        eases:
          "By now it's only a thing in a cart. It doesn't have to bring you friends or a different kind of week. You can like it for being well made, and if you ever own it, there'll be nothing else riding on it.",
        presses:
          "Somebody you'd have liked to see may cancel, and the evening is suddenly long. There's always the cart. What you'd like is for the bell to ring, and a neighbor without a package would do as well as the delivery.",
      },
      mars: {
        eases:
          "You go after the real thing directly. You ask somebody to lunch, or you put two empty hours in the week and defend them. It takes more nerve than checking out a cart, and you can't send it back.",
        presses:
          "You're mad at yourself for still wanting it. Wanting it does no harm. It only helps to know what the cart is about each time, and just now it may be about having been kept waiting.",
      },
      moons: {
        new: "A life with more in it is what the cart was for, and a bit more is starting there. It begins without the purchase. You could still buy it one day, and there'd be a lot less for it to do.",
        full: "What you were after may turn up there, a crowd around a table or an hour with nothing in it. The cart doesn't cross your mind. Next time you look in, it'll be like reading an old grocery list.",
      },
    },
    slow: {
      eases: [
        "Over these weeks the cart loses some of its pull. What you wanted from it may turn up in other forms, a regular lunch, or an evening that nobody has claimed. If you go on liking the thing, it's for its own sake.",
        "You get quicker at telling the wish from the thing. The wish would like to be asked along somewhere, and the cart suggests a jacket. Once you've caught it at that a few times, you write to a friend first and shop afterward, if at all.",
      ],
      presses: [
        "You keep going back to the cart over these weeks, usually late and tired. The price changes and the reason doesn't. What's missing gets harder to mistake for a jacket or a table, and that's uncomfortable enough to get you moving.",
        "Everyone but you seems to own the thing in the cart. It turns up in other people's kitchens and photos, and each time it looks more like common sense. It helps to wonder whether you'd still want it if it came to your place and their evening stayed at theirs.",
      ],
    },
    houses: {
      new: {
        1: 'A new you is in the works, and the thing in the cart belongs to that person. In your mind it comes with evenings. You could put one evening on the calendar in your old jacket and see who shows up in it.',
        2: "If new money is coming in, you may be able to afford the thing in the cart. That's when it's worth asking what you're after, because the price has been a reason not to ask. You might want it just as much.",
        3: "New people mean new things to want, and a neighbor or a classmate may have the very thing in your cart. They'd probably lend it to you for a weekend. By the end of it you'd know if it's any use, or if you like the neighbor.",
        4: "Home is being rearranged, and the thing in your cart would change it further. If it's the table for eight, it needs seven people as well. They could be asked first, with some of them on the floor.",
        5: "Something fun has begun, and it turns out to need no equipment to speak of. There's a whole kit for it in the cart. You're getting better at it with a borrowed one and a person to laugh with.",
        6: "A better routine is starting, and your cart has an opinion about what it lacks. It promises you an hour a day. The hour's there already, between dinner and the time you begin to look at the cart.",
        7: "Somebody is coming closer, and you've been picturing them in the evenings that go with the thing in the cart. They haven't been asked. They may want such an evening very much and never notice the thing.",
        8: "Before you share an account or a confidence, the cart is a good thing to show. It says what you're after more frankly than you would. The other person may have the same wish in theirs, in a different size.",
        9: "Going abroad or back to school is a fine excuse for the thing in the cart, which would look well in another city. What you're after may be a morning when nobody needs you. An old bag from the closet gets there just as fast.",
        10: "When the work is new, the cart fills up with what a person in that position would own. There's a pen. After a week you know what the job needs, and it's mostly a place to sit and someone to ask.",
        11: "Among new friends you see what they all have, and by night it's in your cart. You're after the way they knew where to meet. They'll tell you next time, and you can come in your old boots.",
        12: "A quiet spell begins, and the cart is what you visit in it, like an aquarium. You take things out and put them back. If you sit there long enough with nothing to click, what you're after may just be the quiet.",
      },
      full: {
        1: "People have come to see you, and you're in what you own, since the cart is still a cart. Somebody may say how good you look. You'd been after that sentence, and it's free.",
        2: "The balance is in, and next to it you can see the price of the thing in the cart. It fits, if nothing else comes up before payday. You may find that you'd sooner have the calm.",
        3: "After one long round of calls and errands, you nearly press the button late at night. What you're after is an hour. You'd get one from the neighbor who's offered to pick up your package, and there's no shipping.",
        4: "Everybody's at your place, and there aren't enough chairs, so they may be sitting on the stairs with their plates. Evenings like this one are what the cart was about. You're having it now, with gravy on the carpet.",
        5: "The show or the date may go better than it did in your head, where you wore or used the thing from the cart. You won't think of that until you're brushing your teeth. What you were after has been there all evening.",
        6: "The work's at its worst, and the cart is open in another window. You click on it the way others go out to smoke. What you're after is ten minutes, and there's a bench behind the building.",
        7: "You and somebody close get to what you want from each other, and the thing in the cart is part of it. Showing it to them on your phone can be a way of saying let's go out more. They may think that you really mean the thing.",
        8: "Something that you both paid for may be up for a decision, and it's a chance to hear what the other person was after. Perhaps it was more evenings at home. You may find the same wish in your cart, at a new price.",
        9: "You've reached the place or finished the course, and you're carrying much less than the cart would have had you carry. Somebody may take your picture, with wet hair. It looks like the ad, though nothing in it was for sale.",
        10: "You may get credit for something at work, and people with credit like that seem to own the thing in your cart. It'd look right on your desk. If you were after being taken seriously, you've just been given some of that.",
        11: "Your friends are all talking at once, and one of them may have the very thing from your cart. If they let you try it, you'll know more in five minutes than from all the reviews. You can hand it back and ask for the bread.",
        12: 'You go to bed early with the cart on your knees and look through it like an album. The evenings in it are lovely, and in none of them are you looking at a screen. You can think of one person to call about that tomorrow.',
      },
    },
    turns: {
      begins:
        "You could try imagining the first evening with the thing in the cart. Who's there, and what has stopped worrying you? Most of that can be started without it, with one message or one free hour, and neither has to be ordered.",
      shows:
        "You see what you were trying to buy, and it's a plainer item than the one in the cart. It may be company, or being looked at kindly. You might feel a little foolish about the shopping. It was a reasonable wish in the wrong department.",
      halts:
        "The money is needed elsewhere, or delivery would take forever, or you find you've cooled off. It won't be bought for some months. That's long enough to learn what you were after, now that it can't hide behind something with a picture and a price.",
      resumes:
        "It's back in stock or within your means, and the wish comes back along with it. You know more about the wish by now. If you'd be glad of the thing on an evening when nobody sees it, buy it, and otherwise put the money into the evening.",
      eases:
        "What you were after may come quite near without being paid for. You're asked along, or an afternoon falls free. You could be forgiven for not recognizing it, since it looks nothing like the picture in the cart.",
      presses:
        "You can't have the thing now, or you could have it and would have to give up something you need. You'll be disappointed by about as much as the thing costs, or by a lot more. If it's more, that's the part you were really after.",
    },
    closes: {
      begins:
        "One evening of the kind you'd imagined, had without the thing, is enough of an answer for {month}. The cart can stay full or be emptied after that. It's just shopping again.",
      shows:
        "What were you after? By the end of {month} you can say it in a word, and the word won't fit in a cart. Some of it can be asked for, and you probably know the person to ask.",
      halts:
        "{month} may move the thing out of reach for a while and leave you with the wish. That's the part worth looking at. It gets a lot more specific when there's nothing to click on.",
      resumes:
        'The thing may be on its way to you when {month} ends, or you may have let it go with a shrug. Company and rest come from somewhere else, as you know by now, and you can go on getting them there.',
      eases:
        "You were after something that comes free in {month}, for an afternoon at least. It's worth remembering who was there. If you'd still like to spend the money, that's where it could go.",
      presses:
        "If you've had to leave it in the cart through {month}, you know how much of the wish was left when the thing was gone. You were after that part, and most of it can be had for the asking.",
    },
  },
]
