import type { Planet } from '#sky/bodies.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { Wording } from '../../wording.ts'

export const ingresses: Record<Exclude<Planet, 'moon'>, Record<Sign, Wording[]>> = {
  sun: {
    Aries: [
      {
        view: 'decision',
        sentences: [
          '{on} a month of first moves begins{ref}, with elbows and good humor in it.',
          'Do one thing this week before anyone has asked whether you are ready.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'You wake {on} with less patience for preparations{ref}.',
          'For some thirty days, trust the part of you that is already at the door, and tie your laces on the way.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Something in you eats breakfast standing up {on}{ref}, and will until the month is over.',
          'Let it, and make the first hour of the morning the one in which a new thing gets done.',
        ],
      },
    ],
    Taurus: [
      {
        view: 'kitchen',
        sentences: [
          '{on} the pace of the weeks turns slow and well fed{ref}.',
          'Whatever you want to be known for now, do it with your hands, and stop only when it tastes right.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Your pride moves {on} into things that last{ref}.',
          'For the coming month, finish the bench, fill the cellar, and let people wait until the paint is truly dry.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} a month begins in which you win people by staying put{ref}.',
          'Be found in the same place at the same hour, with something good in a bowl, and see who sits down.',
        ],
      },
    ],
    Gemini: [
      {
        view: 'crowd',
        sentences: [
          '{on} the light of the month falls on talkers{ref}, and you may be one of them.',
          'Be seen asking, joking, changing the subject, and collect a new fact every day.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'More than one version of yourself wants to be out and about {on}{ref}.',
          'Give each an errand for the next four weeks, a note to write, a class, a cousin.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'A month of remembering names and losing umbrellas starts {on}{ref}.',
          'Keep a small notebook for it, and once a week read yourself the best line of somebody else.',
        ],
      },
    ],
    Cancer: [
      {
        view: 'kitchen',
        sentences: [
          '{on} what matters moves indoors{ref}, close to the people who know your nicknames.',
          'Spend your best hours of this month on feeding, fetching and keeping somebody company.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'You carry yourself more softly {on}{ref}, with one hand on the past.',
          'Through the coming weeks, let where you come from have its chair at the table.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} you begin to count who is in and who is out in the rain{ref}, and for a month you leave the hall light on.',
          'Open the door to one more than is convenient.',
        ],
      },
    ],
    Leo: [
      {
        view: 'crowd',
        sentences: [
          '{on} the month steps up to the footlights{ref}, and modesty looks a bit underdressed.',
          'Show the thing you make with joy, and look around for whom else you could put in the light.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'It is your heart that asks to be visible {on}{ref}.',
          'In the next thirty days, praise loudly, dress gladly, and let one wish of yours be frankly grand.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'The question of the month is put {on}{ref}, and it is what you would do if it were allowed to shine.',
          'Answer with one thing a week, done in the front room rather than the back.',
        ],
      },
    ],
    Virgo: [
      {
        view: 'desk',
        sentences: [
          '{on} honor moves into the details{ref}.',
          'For a month, be proud of what works: the oiled lock, the correct sum, the supper that agreed with everyone at the table.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'You would rather be useful than admired {on}{ref}.',
          'Choose one skill to improve over the coming weeks, and give it the tidy half of each morning.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} a month sets in that thinks well of clean sheets, short walks and finished soup{ref}.',
          'Pick one of those to be faithful to, and let it be dull.',
        ],
      },
    ],
    Libra: [
      {
        view: 'love',
        sentences: [
          '{on} the question becomes who is beside you{ref}, and whether both of you are comfortable.',
          'Let the month be a series of courtesies, beginning with the seat by the window.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Fairness is where you want to shine {on}{ref}.',
          'Hear the other side out for these four weeks, then stand by your choice in a pleasant, steady voice.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'For a month things go better with a second chair at the desk, and {on} you may pull it up{ref}.',
          'Ask whoever sits there to read the line you are too fond of.',
        ],
      },
    ],
    Scorpio: [
      {
        view: 'solitude',
        sentences: [
          '{on} the surface of things loses its charm{ref}.',
          'Give the month to one matter you are willing to know thoroughly, and let your name stand for staying with it.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Your will works below deck {on}{ref}, warm and out of sight.',
          'During the coming weeks, say once what you truly want, then let your actions keep repeating it.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} the month lowers its voice{ref}.',
          'Say less about more, keep one evening a week unlit and unscheduled, and write down what comes up when nothing else does.',
        ],
      },
    ],
    Sagittarius: [
      {
        view: 'crowd',
        sentences: [
          '{on} the month takes off its hat and looks for a far hill{ref}.',
          'Be the one with the plan that is too big, and bring sandwiches for the doubters.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'What you stand for feels wider {on} than your usual street{ref}.',
          'For thirty days, say yes to what teaches you something, and say your opinion with a grin.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'A month with a window seat begins {on}{ref}, and even the stew wants to come from somewhere.',
          'Cook one far-off thing a week, badly at first, and tell the story of it before you serve.',
        ],
      },
    ],
    Capricorn: [
      {
        view: 'desk',
        sentences: [
          '{on} the days grow a backbone{ref}.',
          'Let this month know you by what you finish, one sober stone upon the other, with the date scratched in the last.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Standing alone with a task suits you {on}{ref}.',
          'Over the next weeks, pick the hill that is worth your breath, and climb at a pace you could keep for years.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} a month begins that your grandparents would have understood{ref}: early up, one thing after another, and the good coat for those who earn it.',
          'Do one task their way, to the end.',
        ],
      },
    ],
    Aquarius: [
      {
        view: 'friendship',
        sentences: [
          '{on} it is more fun to be one of a kind among friends{ref}.',
          'Spend the month in mixed company, and let your oddest conviction get some fresh air.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Your own way of doing things wants to be seen as a way {on}{ref}, and no longer as a mistake.',
          'Explain it cheerfully these weeks, then do it again.',
        ],
      },
      {
        view: 'love',
        sentences: [
          "You love people more easily at arm's length for a month, as you may notice {on}{ref}.",
          'Use the length of the arm for waving, introducing and lending, and step in close when it is asked for.',
        ],
      },
    ],
    Pisces: [
      {
        view: 'solitude',
        sentences: [
          '{on} the month loses its hard outline{ref}.',
          'Let yourself be known for your listening, your music or your mercy, and forgive the days that come to no result.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'A certain tired gentleness becomes the strongest thing about you {on}{ref}.',
          'Sleep more in the coming weeks, and go where water, prayer or a long song can do the steering.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} the month begins to steam up its windows{ref}.',
          'Leave something simmering, let the edges of the day run, and put your name on no more than one large thing.',
        ],
      },
    ],
  },
  mercury: {
    Aries: [
      {
        view: 'quarrel',
        sentences: [
          '{on} sentences lose their soft beginnings{ref}.',
          'For a few weeks talk is quick and honest, so make your point early, and count to three before pressing Send on the second one.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Thinking happens on your feet {on}{ref}, and the first idea has often been right.',
          'Note it in capitals, act on it by lunch, and let others finish their sentences.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Thinking happens on the way to the door {on} and for some three weeks after{ref}.',
          'Keep the decisions small enough for that, and the pen in the outside pocket.',
        ],
      },
    ],
    Taurus: [
      {
        view: 'decision',
        sentences: [
          '{on} thoughts chew more slowly{ref} and are better digested.',
          'Take the coming weeks to talk about real things, prices, recipes, the weight of the cloth, and repeat yourself in peace.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'A word given {on} stays given{ref}, like a stone in a wall.',
          'Speak at half your speed for the next month, and decide only what you have been able to touch.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} your mind begins to chew{ref}, and goes on chewing for three weeks or so.',
          'Give it one good question at a time, with bread, and do not answer while your mouth is full.',
        ],
      },
    ],
    Gemini: [
      {
        view: 'friendship',
        sentences: [
          '{on} the news travels faster, and so do you{ref}.',
          'Three weeks of notes, nicknames and crossed conversations lie ahead: write short, call often, and check the name of the town.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Your head holds two opinions at once {on} and enjoys both{ref}.',
          'Use the quick season to learn, barter and ask around, and finish every third thing.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You talk to whoever stands next to you {on} and in the three weeks that follow{ref}.',
          'Tell the story differently each time, and keep the version that made the stranger laugh.',
        ],
      },
    ],
    Cancer: [
      {
        view: 'memory',
        sentences: [
          '{on} talk goes home{ref}.',
          'For some weeks a remark is heard first for its tone, so ring up your relatives, write on real paper, and ask what somebody still remembers.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'What you think depends {on} on how you feel while you are stirring{ref}.',
          'Have the important conversations by the stove, and let a mood pass before you quote it.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} the talk turns to how people really are{ref}, and stays there for some weeks.',
          'Call instead of writing, hear the background noises, and ask after the cat.',
        ],
      },
    ],
    Leo: [
      {
        view: 'crowd',
        sentences: [
          '{on} words put on their good jacket{ref}.',
          'The coming weeks are kind to toasts, stories and bold opinions, provided you hand on the microphone while they still want more.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'You think in headlines {on}{ref}, and they are fairly good.',
          'Present the plan with your chin up this month, and praise by name whoever did the small print.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Words come with a bow and a feather for the next few weeks, beginning {on}{ref}.',
          'Write somebody a proper compliment, with an adjective they have never had.',
        ],
      },
    ],
    Virgo: [
      {
        view: 'desk',
        sentences: [
          '{on} the mind sharpens its pencil{ref}.',
          "For three weeks or so, sort, proofread and ask exact questions, and try not to correct anybody's grammar while they are telling you their troubles.",
        ],
      },
      {
        view: 'habit',
        sentences: [
          'A misplaced comma becomes visible from across the street {on}{ref}.',
          'Put this eye to work on lists, labels and manuals, and let the chatter of friends stay unedited.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} your thoughts put on an apron{ref}.',
          'For three weeks they are at their best when the hands have something to do, so peel, fold or sand while you work it out.',
        ],
      },
    ],
    Libra: [
      {
        view: 'friendship',
        sentences: [
          '{on} conversation takes two chairs{ref}.',
          'Through the next weeks you hear the other side almost before your own, so write the friendly letter, and sign it with an actual decision.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Tact comes to your tongue {on} before the argument does{ref}.',
          'Good weeks to settle terms, to mediate, to say no so well that nobody feels pushed.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You see the other side so clearly for some weeks that you may forget to come back, starting {on}{ref}.',
          'Leave a note on your own side saying what you wanted.',
        ],
      },
    ],
    Scorpio: [
      {
        view: 'solitude',
        sentences: [
          '{on} questions go down a floor{ref}.',
          'During the coming weeks you notice what is left out, so investigate one matter properly, and use what you find with a light hand.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Words grow fewer {on} and weigh more{ref}.',
          'Keep confidences in the coming weeks, read between the lines only once, then ask the writer what really stood there.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} your mind takes the back off the clock{ref}.',
          'Let it, for these weeks, with one matter only, and number the screws as they come out.',
        ],
      },
    ],
    Sagittarius: [
      {
        view: 'crowd',
        sentences: [
          '{on} talk widens its stride{ref}.',
          'In these weeks you see the forest at once, so tell the big story, plan the trip, and have somebody careful count the trees.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Opinions arrive {on} with their luggage packed{ref}.',
          'Study something foreign for the length of this month, say what you believe in plain terms, and verify two of the figures.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Everything reminds you of something larger for about three weeks, and {on} it begins with a map, a song or a label{ref}.',
          'Follow each of them for a page, then say in one line what you learned.',
        ],
      },
    ],
    Capricorn: [
      {
        view: 'desk',
        sentences: [
          '{on} sentences put on work boots{ref}.',
          'Talk is brief and keeps its promises for some weeks: draft the contract, make the schedule, and add one warm line at the bottom.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You would rather be reliable than clever {on}{ref}.',
          'Use the coming weeks for plans with dates in them, and say dry things in such a way that others may laugh.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} thinking goes by the calendar, a sober habit that keeps up for weeks{ref}.',
          'Write the question at the top, the date at the bottom, and leave the middle to the mornings.',
        ],
      },
    ],
    Aquarius: [
      {
        view: 'friendship',
        sentences: [
          '{on} ideas get in by the skylight{ref}.',
          'The next weeks think in patterns and jump a step or two, so collect inventions with friends, and explain the middle part to your neighbor.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Agreeing simply to be polite is hard work {on}{ref}.',
          'Argue for the unusual view this month, with facts and good cheer, and find out who has been thinking the same.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'The third idea tends to be yours for the coming weeks, as it may already be {on}{ref}.',
          'Sit out the first two politely, and draw the third before you explain it.',
        ],
      },
    ],
    Pisces: [
      {
        view: 'memory',
        sentences: [
          '{on} words become watery and full of pictures{ref}.',
          'For a few weeks write poems or apologies rather than instructions, and put down every appointment twice, with the street.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'You understand {on} more than you could explain{ref}.',
          'Listen to what is hummed, read novels, answer some questions with a drawing, and leave contracts until the view is clearer.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} your thoughts begin to come in pictures{ref}, and do so for three weeks and a little.',
          'Keep crayons by the telephone, and have anything with numbers in it read back to you.',
        ],
      },
    ],
  },
  venus: {
    Aries: [
      {
        view: 'love',
        sentences: [
          '{on} liking goes straight up to people{ref}.',
          'A few quick, candid weeks begin, in which you may ask first, kiss first, and laugh about it if you were early.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'You know at a glance {on} what pleases you{ref}, and want it by noon.',
          'Wear red for some weeks, follow your first taste, and keep the receipts.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Liking and sparring come to lie close together {on}{ref}, for some weeks.',
          'Choose the friend who enjoys it, disagree over something that does not matter, and buy the winner a drink.',
        ],
      },
    ],
    Taurus: [
      {
        view: 'kitchen',
        sentences: [
          '{on} affection has a flavor and a temperature{ref}.',
          'Spend the coming weeks pleasing your senses thoroughly, with bread, linen and long hands on shoulders, and let love take its time.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Fine plain things win your heart {on}{ref}, and they had better last.',
          'Choose this month as if it had to serve for thirty years, and enjoy what you own with your eyes closed.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} your skin gets a vote{ref}, and keeps it for about a month.',
          'Wear the soft thing, sit in the patch of sun, and let nobody hurry you through the peach.',
        ],
      },
    ],
    Gemini: [
      {
        view: 'love',
        sentences: [
          '{on} charm is a matter of wit{ref}.',
          'For some weeks people win you with a postcard, a pun, a second topic, so flirt in writing, and see who answers quickest.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'You begin {on} to like many people{ref}, each for about fifteen minutes.',
          'Mix your circles in the weeks ahead, trade songs and small gifts, and leave nobody out of the joke.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'For a month charm sits in the telling, and {on} you have a tale for the table{ref}.',
          'Serve three small dishes rather than one large one, and swap seats in between.',
        ],
      },
    ],
    Cancer: [
      {
        view: 'love',
        sentences: [
          '{on} fondness pulls its chair nearer the stove{ref}.',
          "The next weeks are for being cared for and caring back: cook someone's childhood dish, and ask to be held when you want it.",
        ],
      },
      {
        view: 'memory',
        sentences: [
          'What you find beautiful has a history now, and {on} you look for it in drawers{ref}.',
          'Wear the old ring, mend the quilt, and write to a first friend.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} affection gets out the big pot{ref}, and for some weeks it is happiest when somebody comes in cold.',
          'Ask them to stay for a second plate, and eat one yourself.',
        ],
      },
    ],
    Leo: [
      {
        view: 'love',
        sentences: [
          '{on} the heart likes to be courted{ref}, with flowers, fanfares or at least a whistle from the street.',
          'For about a month, admire out loud, and accept admiration standing upright.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Your taste turns golden {on}{ref} and a size larger.',
          'Give parties, gifts and compliments with both hands in the weeks to come, and let your own pleasure show.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Generosity comes in gold paper for some weeks, beginning {on}{ref}.',
          'Give one thing that is too much and perfect, and for the rest a well-made remark.',
        ],
      },
    ],
    Virgo: [
      {
        view: 'love',
        sentences: [
          '{on} love shows itself in small repairs{ref}.',
          'Over the coming weeks you show it by noticing, the loose button, the favorite tea, and somebody who thanks you for it may stay.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'You begin {on} to like things clean, useful and well made{ref}.',
          'Edit your closet and your pleasures for a month, keep the good half, and stop before you begin on people.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} you begin to find order attractive, and it finds you so for some weeks{ref}.',
          'Write the thank-you note the same evening, and put fresh water in the vase before the flowers ask.',
        ],
      },
    ],
    Libra: [
      {
        view: 'crowd',
        sentences: [
          '{on} grace is worth the trouble{ref}.',
          'Some weeks of good company begin: set the table for two or ten, dress with care, and let your taste persuade where you would have argued.',
        ],
      },
      {
        view: 'love',
        sentences: [
          "You feel whole {on} in the mirror of another's pleasure{ref}.",
          'Share everything a little this month, the bill, the praise, the last olive, and mention what you would have liked.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Anything with two sides can be made to look well for a month, as you notice {on}{ref}.',
          'Rewrite one hard letter so that it could be read aloud in front of the person it is about.',
        ],
      },
    ],
    Scorpio: [
      {
        view: 'love',
        sentences: [
          '{on} liking is not enough{ref}, it wants to know.',
          'Through the next weeks you care for few and care for them entirely, so close the door, tell the truth, and give trust in full coins.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'You are drawn {on} to what has been hidden or thrown away{ref}: old velvet, dark honey, a difficult face.',
          'Restore one such treasure before the month is out.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} an old longing knows your new address{ref}.',
          'For some weeks you would rather have all of one thing than some of everything, so decide which, and be gentle with the rest.',
        ],
      },
    ],
    Sagittarius: [
      {
        view: 'love',
        sentences: [
          '{on} love has wide sleeves and a train ticket{ref}.',
          'For some weeks you like whoever makes you laugh and comes from elsewhere, so invite, travel, exaggerate, and stay honest about tomorrow.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Pleasure is generous {on} and out of doors{ref}.',
          'Feed people food that you cannot spell this month, tip well, and fall a little in love with the horizon.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'You fall for accents, views and people with sand in their shoes, {on} and for about four weeks{ref}.',
          'Write to the one you met on the way to somewhere else.',
        ],
      },
    ],
    Capricorn: [
      {
        view: 'love',
        sentences: [
          '{on} affection keeps its appointments{ref}.',
          'In the coming weeks fondness is proved by showing up, carrying, saving a seat, and a dry remark can be a declaration, so listen for it.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Your taste grows sober and long-lived {on}{ref}.',
          'Buy less and better for a month, honor what is old, and let someone know that you are in earnest.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} what lasts begins to look beautiful to you{ref}, the worn step, the long marriage, the mended cup.',
          'Through these weeks spend your liking there, and say it out loud for once.',
        ],
      },
    ],
    Aquarius: [
      {
        view: 'friendship',
        sentences: [
          '{on} you like people for what is peculiar about them{ref}.',
          'Let a few airy weeks follow, with friends before romances, and with plenty of room around every promise.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Affection wants open windows {on}{ref}.',
          'Meet as equals in the weeks ahead, invent your own customs, and tell whoever is dear to you that their oddness is why.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Freedom is the nicest thing you can give for about a month, and {on} somebody may hand you some{ref}.',
          'Choose one arrangement among friends to loosen, and leave the key where it was.',
        ],
      },
    ],
    Pisces: [
      {
        view: 'love',
        sentences: [
          '{on} tenderness has no fence around it{ref}.',
          'For some weeks you love what is tired, shy or beautiful, so give comfort and music, and keep a little for the one who gives.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Beauty makes your eyes wet more easily {on}{ref}.',
          'Go to concerts and shores in the coming weeks, say yes to softness, and ask twice what was actually promised.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} your heart leaves the tap running a little{ref}.',
          'For some weeks be as tender as you like, with soup, music and long looks, and close the tap before bed.',
        ],
      },
    ],
  },
  mars: {
    Aries: [
      {
        view: 'body',
        sentences: [
          '{on} desire needs no running start{ref}.',
          'Seven brisk weeks begin, in which you act first and well: choose a goal you can reach at a sprint, and shake hands afterward.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Your fuse gets short {on} and your anger brief{ref}.',
          'For the next weeks, start things, lift things, say it to their face, and have it forgotten by the evening.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'You finish nothing and start everything, {on} and for the seven weeks or so that follow{ref}.',
          'Put someone steady in charge of your second halves, and thank them daily.',
        ],
      },
    ],
    Taurus: [
      {
        view: 'desk',
        sentences: [
          '{on} effort finds its low gear{ref}.',
          'Over the next weeks you push like a plow, slowly and all the way to the hedge, so choose the field before you lean on the handle.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'No one hurries you {on}{ref} and no one turns you.',
          'Build, dig and carry for some seven weeks, and when you get angry, eat something first.',
        ],
      },
      {
        view: 'money',
        sentences: [
          '{on} strength begins to be thrifty{ref}: one push, well placed, and a rest.',
          'For these weeks work for things that can be sat on, eaten or lived in.',
        ],
      },
    ],
    Gemini: [
      {
        view: 'desk',
        sentences: [
          '{on} drive goes to the tongue and the fingers{ref}.',
          'Through the coming weeks you fight with arguments and work on several fronts, so keep a list, and let the sharpest remark go unsaid.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'You get more done {on} in ten short bursts than in one long pull{ref}.',
          'Switch tools often in the weeks ahead, and take your restlessness along on errands.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Arguments are a sport for about seven weeks, and {on} the whistle goes{ref}.',
          'Play in a good humor, change sides at halftime, and leave the referee alone.',
        ],
      },
    ],
    Cancer: [
      {
        view: 'quarrel',
        sentences: [
          '{on} you fight sideways, and mostly for others{ref}.',
          'For some weeks the strength is in protecting, nesting and mending the roof, and a sulk is a request that has lost its words.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'What gets you moving comes closer to home {on}{ref}.',
          'Use these seven weeks on walls, family matters and the freezer, and say "that hurt" before you slam anything.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} an old soft spot lends you its temper{ref}.',
          'When you flare up in these weeks, ask how old the feeling is, and give it something to protect that is actually in the room.',
        ],
      },
    ],
    Leo: [
      {
        view: 'crowd',
        sentences: [
          '{on} action wants a flourish{ref}.',
          'In the next weeks you do brave things more gladly with somebody watching, so lead the parade, and lend the drum now and then.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'You pursue what you want {on} with an open face{ref}.',
          'Court, perform, compete for about seven weeks, and when pride is hurt, say so like a good loser.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'You walk as though there were music, {on} and for the better part of two months{ref}.',
          'Use the posture for lifting, dancing and speeches, and sit down before applause becomes a diet.',
        ],
      },
    ],
    Virgo: [
      {
        view: 'desk',
        sentences: [
          '{on} the will picks up a small screwdriver{ref}.',
          'These weeks push forward by improving: one step, one check, one more step, and a promise to yourself to leave the good parts alone.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Irritation sits in crumbs and unread instructions {on}{ref}.',
          'Put it into a thorough job with a clear end, train with precision for some weeks, and rest on schedule.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          "{on} zeal gets into the details{ref}, and other people's details are the nearest.",
          'Start with your own drawer, and let seven weeks of small repairs speak for themselves.',
        ],
      },
    ],
    Libra: [
      {
        view: 'quarrel',
        sentences: [
          '{on} you would rather win by manners{ref}.',
          'For seven weeks or so, act in pairs, negotiate before you pull, and when you have said "as you like" three times, say what you like.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Pushing alone feels clumsy {on}{ref}, and side by side it goes smoothly.',
          'Find a partner for the task of these weeks, and agree early on who opens the door.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Desire takes the long way around the table for some weeks, starting {on}{ref}.',
          'Enjoy the walk, then name the chair you would like to sit in.',
        ],
      },
    ],
    Scorpio: [
      {
        view: 'solitude',
        sentences: [
          '{on} strength collects in one place, without noise{ref}.',
          'Through the coming weeks you can hold on longer than anybody, so pick the one thing that deserves it and loosen your grip on the rest.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'You go for the root {on}{ref}, in work as in a dispute.',
          'Use seven deep weeks to finish what others gave up, and leave each opponent a way out.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} your strength goes down to where the breath starts{ref}.',
          'Swim, dig, climb stairs in the dark in these weeks, and leave the last word in its sheath.',
        ],
      },
    ],
    Sagittarius: [
      {
        view: 'body',
        sentences: [
          '{on} your drive wants room to gallop{ref}.',
          'Some weeks of large leaps follow: train outdoors, set out without the full plan, and aim before you let go of the string.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You fight {on} for an idea sooner than for a seat{ref}.',
          'Campaign for it merrily in the coming weeks, promise a third of what you feel like promising, and deliver that.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'The arrow is in the air before the aim for about seven weeks, and {on} you hear the string{ref}.',
          'Shoot at what is far and forgiving, and pay promptly for windows.',
        ],
      },
    ],
    Capricorn: [
      {
        view: 'desk',
        sentences: [
          '{on} the push becomes a plan with a shovel{ref}.',
          'Seven weeks of steady climbing lie ahead, so fix the summit, do the cold part first, and be as fair to your knees as to your goal.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Anger cools quickly {on} into a task{ref}.',
          'Take on something in the next weeks that rewards endurance, and spend your strength the way a good steward would.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} you find the slow march that eats up miles{ref}.',
          'For some weeks take the stairs, keep the pace, and save the sprint for the last bus.',
        ],
      },
    ],
    Aquarius: [
      {
        view: 'friendship',
        sentences: [
          '{on} you pull hardest on a rope that many hands hold{ref}.',
          'For some weeks, act on principle, with comrades and unusual tools, and rebel against one thing at a time.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Orders begin to make your heels dig in {on}{ref}.',
          'Find your own method for the work of these weeks, explain it once, and surprise the doubters by being finished.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Your push goes into what nobody has tried, {on} and for the coming weeks{ref}.',
          'Find two accomplices, a garage and an hour by which all of you are home.',
        ],
      },
    ],
    Pisces: [
      {
        view: 'body',
        sentences: [
          '{on} the push comes in waves{ref}.',
          'In the coming weeks you act well by feel, swimming, dancing, playing, helping quietly, and badly by stopwatch, so set out when the tide does.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Going around is easier than going through {on}{ref}.',
          'Work with music and in dim light for some weeks, and when you slip away from a fight, leave a note.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} you get things done sideways{ref}, humming, without having decided to.',
          'Let the weeks have it so: start the dough, forget it, and come back when it has risen.',
        ],
      },
    ],
  },
  jupiter: {
    Aries: [
      {
        view: 'decision',
        sentences: [
          '{on} confidence gets a horse{ref}.',
          'For about a year it pays to begin things yourself, on little proof, so give the boldest of your plans a start date.',
        ],
      },
    ],
    Taurus: [
      {
        view: 'kitchen',
        sentences: [
          'Growth takes the shape of a garden {on}{ref}.',
          'Through the coming year, enlarge what feeds you, slowly and in good soil, and hold enough to be a delicious word.',
        ],
      },
    ],
    Gemini: [
      {
        view: 'friendship',
        sentences: [
          '{on} the world gets more talkative and more curious{ref}.',
          'Let this year widen you by conversations: learn two languages badly, subscribe, ask, and introduce everyone to everyone.',
        ],
      },
    ],
    Cancer: [
      {
        view: 'kitchen',
        sentences: [
          'Generosity goes home {on} and puts in a longer table{ref}.',
          'In the year ahead, much good can grow out of family, chosen or given, so keep soup for one more.',
        ],
      },
    ],
    Leo: [
      {
        view: 'crowd',
        sentences: [
          '{on} joy asks for a bigger room{ref}.',
          'A year that likes celebration and courage of the heart: make the large, warm gesture you have so far made only in thought.',
        ],
      },
    ],
    Virgo: [
      {
        view: 'desk',
        sentences: [
          'The good grows in small print {on}{ref}.',
          'Put your trust in practice for about twelve months, a bit better every week, and let usefulness make you happy.',
        ],
      },
    ],
    Libra: [
      {
        view: 'love',
        sentences: [
          '{on} fairness widens and finds new friends{ref}.',
          'This is a year to be generous in twos, to share work, taste and credit, and to sign what both sides like to read.',
        ],
      },
    ],
    Scorpio: [
      {
        view: 'money',
        sentences: [
          'Trust goes deeper than usual {on}{ref} and finds more than it had hoped.',
          'For a year, invest in what cannot be seen from the street: candor, research, a joint purse, a repaired bond.',
        ],
      },
    ],
    Sagittarius: [
      {
        view: 'decision',
        sentences: [
          '{on} every road looks twice as long, and lovelier for it{ref}.',
          'Study, travel and believe on a large scale this year, and come home now and then to sleep on it.',
        ],
      },
    ],
    Capricorn: [
      {
        view: 'desk',
        sentences: [
          'Hope puts on a sober coat {on}{ref}.',
          'What grows in the course of this year grows by steps, offices and kept promises, so choose the ladder whose top you would like.',
        ],
      },
    ],
    Aquarius: [
      {
        view: 'crowd',
        sentences: [
          '{on} optimism joins a club of unlikely people{ref}.',
          'Your chances in the coming year are in what is shared and new, so back an invention, a commons or a curious stranger.',
        ],
      },
    ],
    Pisces: [
      {
        view: 'solitude',
        sentences: [
          'Faith becomes wide and quiet as a lake {on}{ref}.',
          'Give without an invoice for this year, follow music and mercy, and keep one friend who counts the oars.',
        ],
      },
    ],
  },
  saturn: {
    Aries: [
      {
        view: 'decision',
        sentences: [
          '{on} courage goes to school{ref}.',
          'For two years or more, starting well is the lesson: think, then step, then answer for the step, and do without the cheering.',
        ],
      },
    ],
    Taurus: [
      {
        view: 'money',
        sentences: [
          'What you own and eat and lean on is looked at soberly {on}{ref}.',
          'The coming years reward thrift with taste, so build one solid thing and let the upholstery wait.',
        ],
      },
    ],
    Gemini: [
      {
        view: 'desk',
        sentences: [
          '{on} words are weighed{ref}.',
          'Over more than two years the task is to know what you are talking about: read to the end, speak to the point, keep the notes in order.',
        ],
      },
    ],
    Cancer: [
      {
        view: 'kitchen',
        sentences: [
          'The roof over your tenderness is inspected {on}{ref}.',
          'In the years ahead you may have to be your own good parent, with regular meals, fair rules and a key that fits.',
        ],
      },
    ],
    Leo: [
      {
        view: 'crowd',
        sentences: [
          '{on} applause gets harder to earn and is worth more{ref}.',
          'Practice the real part of your gift for two years and longer, in a plain shirt, whether the seats fill up or not.',
        ],
      },
    ],
    Virgo: [
      {
        view: 'desk',
        sentences: [
          'Craft becomes a duty {on}{ref}, and by and by a comfort.',
          'Let these years teach you sound method, honest limits and the point at which good work may be called done.',
        ],
      },
    ],
    Libra: [
      {
        view: 'love',
        sentences: [
          '{on} fairness asks for it in writing{ref}.',
          'Bonds are built in the next two years like bridges, from both banks, so say what load each of you can really bear.',
        ],
      },
    ],
    Scorpio: [
      {
        view: 'solitude',
        sentences: [
          'What you fear and what you guard is given a timetable {on}{ref}.',
          'Through these years go down one rung at a time, settle the old accounts, and learn to let go in good order.',
        ],
      },
    ],
    Sagittarius: [
      {
        view: 'decision',
        sentences: [
          '{on} beliefs have to walk on foot{ref}.',
          'You find out over two years and more which of them hold in rain, so study one thing in earnest and promise less.',
        ],
      },
    ],
    Capricorn: [
      {
        view: 'desk',
        sentences: [
          'The mountain is back in its place {on}{ref}, and so is the shovel.',
          'For the coming years, what counts is structure and patience, so take the responsibility that is really yours, and only that.',
        ],
      },
    ],
    Aquarius: [
      {
        view: 'crowd',
        sentences: [
          '{on} freedom draws up its bylaws{ref}.',
          'The work of these years is done in groups, for something beyond yourself, and begins when you agree with friends on three rules.',
        ],
      },
    ],
    Pisces: [
      {
        view: 'solitude',
        sentences: [
          'Even dreams are given opening hours {on}{ref}.',
          'Learn in the next years to shape what is soft: a daily hour of music, a limit to helping, a small boat that floats.',
        ],
      },
    ],
  },
  uranus: {
    Aries: [
      {
        view: 'decision',
        sentences: [
          '{on} a new impatience enters the years ahead{ref}.',
          'People your age and every age want to begin by themselves, so cut one string that nobody remembers tying.',
        ],
      },
    ],
    Taurus: [
      {
        view: 'money',
        sentences: [
          'Things that seemed nailed down can be moved {on}{ref}.',
          'For some seven years, what we eat, own and trust is up for invention, so try another way of having enough.',
        ],
      },
    ],
    Gemini: [
      {
        view: 'desk',
        sentences: [
          '{on} thought changes its wiring{ref}.',
          'In the years to come we talk, learn and send word differently, so take the strange new tool apart and teach a friend how it works.',
        ],
      },
    ],
    Cancer: [
      {
        view: 'kitchen',
        sentences: [
          'What a home is may be asked anew {on}{ref}.',
          'Over the coming years the answers get odder and freer, so redraw one family custom until everyone at the table fits.',
        ],
      },
    ],
    Leo: [
      {
        view: 'crowd',
        sentences: [
          '{on} self-expression breaks its frame{ref}.',
          'Years follow in which we play and love by home-made rules, so put on stage the side of you that has no model.',
        ],
      },
    ],
    Virgo: [
      {
        view: 'habit',
        sentences: [
          'The daily routine begins to invent itself {on}{ref}.',
          'In the years ahead work and health are tinkered with in many sheds, so test a better method on a Monday.',
        ],
      },
    ],
    Libra: [
      {
        view: 'love',
        sentences: [
          '{on} being together is open to experiment{ref}.',
          'A stretch of years tries out new contracts between people, so ask which of your courtesies is alive, and replace one that is not.',
        ],
      },
    ],
    Scorpio: [
      {
        view: 'solitude',
        sentences: [
          'Lids start coming off {on} that were screwed down for ages{ref}.',
          'For several years, we dare to look at what was never mentioned, so open one drawer and be curious rather than shocked.',
        ],
      },
    ],
    Sagittarius: [
      {
        view: 'crowd',
        sentences: [
          '{on} belief climbs over its own fence{ref}.',
          'Over the next years, what we teach and where we go may turn unusual, so read the heretic, politely, to the last page.',
        ],
      },
    ],
    Capricorn: [
      {
        view: 'desk',
        sentences: [
          'The old offices begin to creak {on}{ref}.',
          'Years of rebuilding lie ahead, in which rank proves itself by being of use, so renovate one rule you are in charge of.',
        ],
      },
    ],
    Aquarius: [
      {
        view: 'friendship',
        sentences: [
          '{on} the future moves in next door{ref}.',
          'For seven years or so we gather by idea instead of by street, so join the odd crowd, and stay a person in it.',
        ],
      },
    ],
    Pisces: [
      {
        view: 'solitude',
        sentences: [
          'Imagination starts to behave like weather {on}{ref}, sudden and shared by all.',
          'Through the coming years, let a song or a dream change one habit, and note the date.',
        ],
      },
    ],
  },
  neptune: {
    Aries: [
      {
        view: 'decision',
        sentences: [
          '{on} a long dream about courage sets in{ref}.',
          'Over many years we may take the pioneer for a savior, so be brave in a cause that you have looked at in daylight.',
        ],
      },
    ],
    Taurus: [
      {
        view: 'money',
        sentences: [
          'A haze of longing begins {on} to settle over earth, bread and what is truly ours{ref}.',
          'In the years ahead, find the sacred in something plain, a loaf, a field, a debt forgiven.',
        ],
      },
    ],
    Gemini: [
      {
        view: 'crowd',
        sentences: [
          '{on} language begins to shimmer{ref}.',
          'For a long while, news and fable share a bed, so enjoy the poems, and ask of each story who saw it.',
        ],
      },
    ],
    Cancer: [
      {
        view: 'memory',
        sentences: [
          'Homesickness starts to be a general mood {on}{ref}.',
          'Many years dream of mothers, villages and safe kitchens, so build a little of that shelter for someone who has none.',
        ],
      },
    ],
    Leo: [
      {
        view: 'crowd',
        sentences: [
          '{on} glamour spreads like evening light{ref}.',
          'Over a good many years hearts go out to stars of every sort, so let yourself be enchanted, and make some art of your own.',
        ],
      },
    ],
    Virgo: [
      {
        view: 'body',
        sentences: [
          'The wish to heal and be of service goes misty and wide {on}{ref}.',
          'Through these long years, keep one humble practice that works, and do it with reverence.',
        ],
      },
    ],
    Libra: [
      {
        view: 'love',
        sentences: [
          '{on} the ideal of two who never quarrel floats over the years{ref}.',
          'Let it inspire your manners for a long time, and allow the real person opposite to be cross at breakfast.',
        ],
      },
    ],
    Scorpio: [
      {
        view: 'solitude',
        sentences: [
          'A fascination with the depths goes through everyone {on} like music from a cellar{ref}.',
          'In the years of its playing, be tender with secrets, and come upstairs to eat.',
        ],
      },
    ],
    Sagittarius: [
      {
        view: 'decision',
        sentences: [
          '{on} faraway truths begin to glow{ref}.',
          'A long season of pilgrims opens, so follow your longing over the hill with an open heart and a map that someone has checked.',
        ],
      },
    ],
    Capricorn: [
      {
        view: 'desk',
        sentences: [
          'Even walls and offices turn a little transparent {on}{ref}.',
          'For many years we grieve and dream about authority, so lend your sense of duty to something gentle.',
        ],
      },
    ],
    Aquarius: [
      {
        view: 'friendship',
        sentences: [
          '{on} everyone begins to dream of everyone{ref}.',
          'Through long years we hope for kinship by network and idea, so be kind to one actual neighbor in the name of humanity.',
        ],
      },
    ],
    Pisces: [
      {
        view: 'solitude',
        sentences: [
          'The tide comes in everywhere {on}{ref}.',
          'An age for compassion, music and getting lost spreads out ahead, so keep a shore of your own, a bench, a bell, an hour.',
        ],
      },
    ],
  },
  pluto: {
    Aries: [
      {
        view: 'decision',
        sentences: [
          "{on} a generation's work on the will begins to stir{ref}.",
          'Who may begin, and in whose name, is dug up anew, so use your strength to start something that frees another.',
        ],
      },
    ],
    Taurus: [
      {
        view: 'money',
        sentences: [
          'Over a very long time we get to the bottom of having and needing, and {on} it moves an inch{ref}.',
          'Give up one possession that has you by the sleeve.',
        ],
      },
    ],
    Gemini: [
      {
        view: 'desk',
        sentences: [
          '{on} the power of words goes under the plow{ref}.',
          'Across decades, what is known and who may say it is turned over, so use fewer slogans, and mean each word to the root.',
        ],
      },
    ],
    Cancer: [
      {
        view: 'memory',
        sentences: [
          "Roots are laid bare {on}{ref}, slowly, a whole generation's worth.",
          'Ask in your own family what was never told, and let one inherited fear end with you.',
        ],
      },
    ],
    Leo: [
      {
        view: 'crowd',
        sentences: [
          '{on} the long question of who shines, and at whose cost, comes up through the floor{ref}.',
          'Let something vain in you be composted, and see what plays there instead.',
        ],
      },
    ],
    Virgo: [
      {
        view: 'habit',
        sentences: [
          'Work, health and usefulness go onto the workbench {on}{ref}, to be taken apart for a generation.',
          'Give up one perfect system, and tend what is left with care.',
        ],
      },
    ],
    Libra: [
      {
        view: 'love',
        sentences: [
          '{on} the ground under promises begins to be dug over{ref}.',
          'It takes a generation to find fairer terms, so name the hidden bargain in one bond of yours, and strike a better one.',
        ],
      },
    ],
    Scorpio: [
      {
        view: 'solitude',
        sentences: [
          'What was buried deepest begins to get air {on}{ref}, and a whole generation learns not to look away.',
          'Put down one old weapon of yours, and stay in the room without it.',
        ],
      },
    ],
    Sagittarius: [
      {
        view: 'decision',
        sentences: [
          '{on} great beliefs go into the furnace, for years and years{ref}.',
          'Find out which of yours survive as gold, and let one certainty burn down without a fight.',
        ],
      },
    ],
    Capricorn: [
      {
        view: 'desk',
        sentences: [
          'The foundations of command begin to be dug up {on}{ref}, stone after stone, over a generation.',
          'Ask where you obey from fear, and build one small order that deserves respect.',
        ],
      },
    ],
    Aquarius: [
      {
        view: 'crowd',
        sentences: [
          '{on} the power of the many begins its long rebuilding{ref}.',
          'For a generation we ask who holds the switches, so learn how one of them works, and share what you learned.',
        ],
      },
    ],
    Pisces: [
      {
        view: 'solitude',
        sentences: [
          'Old griefs and old gods go back to the sea {on}{ref}, as slowly as coasts do.',
          'Forgive on behalf of someone before you, and keep their song.',
        ],
      },
    ],
  },
}
